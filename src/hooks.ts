import type { Reroute } from '@sveltejs/kit';
import { unspelled } from '$lib/shell/spelling';

/** An address that nobody can spell leads to the page that says so: the router would stumble over it. */
export const reroute: Reroute = ({ url }) => (unspelled(url.pathname) === null ? '/lost' : undefined);
