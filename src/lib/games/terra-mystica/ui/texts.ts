import { namesOf } from '$lib/i18n';
import { terraMystica } from '../entry';

export const { loadTexts, tell } = namesOf(terraMystica);
