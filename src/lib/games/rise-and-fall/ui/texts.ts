import { namesOf } from '$lib/i18n';
import { riseAndFall } from '../entry';

export const { loadTexts, tell } = namesOf(riseAndFall);
