import adapter from '@sveltejs/adapter-static';

/** @type {import('@sveltejs/kit').Config} */
export default {
  compilerOptions: { runes: true },
  kit: {
    adapter: adapter({ fallback: 'index.html', strict: true }),
    // The service worker comes from @vite-pwa/sveltekit, which registers it itself.
    serviceWorker: { register: false },
    // Absent, Kit makes one name per build. A constant would leave stale pages in the precache.
    version: process.env.APP_VERSION ? { name: process.env.APP_VERSION } : {}
  }
};
