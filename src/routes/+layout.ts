import { language } from '$lib/i18n';
import type { LayoutLoad } from './$types';

/** Everything happens on the device: there is no server to render on, and one page serves every address. */
export const ssr = false;

export const load: LayoutLoad = async ({ route }) => {
  await language.start(route.id !== '/');
};
