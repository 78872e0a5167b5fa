import { namesOf } from '$lib/i18n';
import { helios } from '../entry';

export const { loadTexts, tell } = namesOf(helios);
