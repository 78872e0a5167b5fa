import { namesOf } from '$lib/i18n';
import { clearings } from '../entry';

export const { loadTexts, tell } = namesOf(clearings);
