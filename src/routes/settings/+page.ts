import { preferences } from '$lib/shell/preferences.svelte';
import type { PageLoad } from './$types';

export const load: PageLoad = () => preferences.load();
