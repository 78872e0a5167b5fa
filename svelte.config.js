import { createHash } from 'node:crypto';
import adapter from '@sveltejs/adapter-static';
import { sourceVersion } from './src/tools/version.mjs';

/** The two style attributes that SvelteKit itself writes into the page; the policy allows these and no others. */
const KIT_STYLES = [
  'display: contents',
  'position: absolute; left: 0; top: 0; clip: rect(0 0 0 0); clip-path: inset(50%); overflow: hidden; white-space: nowrap; width: 1px; height: 1px'
];

/** @param {string} text */
const allowed = (text) => /** @type {const} */ (`sha256-${createHash('sha256').update(text).digest('base64')}`);

/** @type {import('@sveltejs/kit').Config} */
export default {
  compilerOptions: { runes: true },
  kit: {
    adapter: adapter({ fallback: 'index.html', strict: true, pages: process.env.BUILD_DIR ?? 'build' }),
    // The service worker comes from @vite-pwa/sveltekit, which registers it itself.
    serviceWorker: { register: false },
    // One name per build. A constant would leave stale pages in the precache.
    version: { name: sourceVersion() },
    // The page itself carries the policy, so that it holds wherever the app is served from.
    csp: {
      mode: 'hash',
      directives: {
        'default-src': ['self'],
        'script-src': ['self'],
        'style-src': ['self', 'unsafe-hashes', ...KIT_STYLES.map(allowed)],
        'img-src': ['self', 'data:', 'blob:'],
        'font-src': ['self'],
        'connect-src': ['self'],
        'worker-src': ['self'],
        'manifest-src': ['self'],
        'object-src': ['none'],
        'base-uri': ['self'],
        'form-action': ['self']
      }
    }
  }
};
