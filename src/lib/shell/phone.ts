import { MediaQuery } from 'svelte/reactivity';

/** Too narrow for two columns: what comes first must be what is wanted first. */
export const phone = new MediaQuery('(max-width: 47.99rem)');
