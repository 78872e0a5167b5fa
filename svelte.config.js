import adapter from '@sveltejs/adapter-static';
import { sourceVersion } from './src/tools/version.mjs';

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
        'style-src': ['self'],
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
