import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose
});

const screenshot = (name: string, width: number, height: number, label: string) => ({
  src: `/screenshots/${name}.png`,
  sizes: `${width}x${height}`,
  type: 'image/png',
  form_factor: width > height ? ('wide' as const) : ('narrow' as const),
  label
});

/** When a build breaks, the service worker misses its files and complains last: the first reason is the true one. */
const sayWhy: Plugin = {
  name: 'say-why',
  buildEnd: (error) => error && console.error(error.message),
  renderError: (error) => error && console.error(error.message)
};

/** What every page needs, in one piece: forty small files would cost more than their bytes. */
const HOUSE = [
  /node_modules[\\/](svelte|@sveltejs|esm-env|clsx)[\\/]/,
  /src[\\/]lib[\\/]i18n[\\/][^\\/]+$/,
  /src[\\/]lib[\\/]ui[\\/](look[\\/]|parts[\\/]|shell[\\/][^\\/]+$)/,
  /src[\\/]lib[\\/]games[\\/]([^\\/]+[\\/](meta|entry)|index)\.ts$/,
  /src[\\/]lib[\\/]store[\\/](index|types|shelf|faults|live\.svelte|keeper|names|summary)\.ts$/
];

export default defineConfig({
  plugins: [
    sayWhy,
    sveltekit(),
    SvelteKitPWA({
      strategies: 'generateSW',
      // A new version waits until the table says yes.
      registerType: 'prompt',
      injectRegister: false,
      kit: { adapterFallback: 'index.html', spa: true, includeVersionFile: true },
      manifest: {
        id: '/',
        name: 'Plateau',
        short_name: 'Plateau',
        description: 'Board games on one tablet, for the people around it. Works without a network.',
        lang: 'en',
        dir: 'ltr',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        orientation: 'any',
        categories: ['games'],
        theme_color: '#d9cdb6',
        background_color: '#f3ecdf',
        // A saved game can be opened with the installed app.
        file_handlers: [{ action: '/open', accept: { 'application/json': ['.json'] } }],
        icons: [
          icon('/icon-192.png', 192, 'any'),
          icon('/icon-512.png', 512, 'any'),
          icon('/icon-maskable-512.png', 512, 'maskable')
        ],
        screenshots: [
          screenshot('play-wide', 1280, 800, 'A game on a tablet, with four seats round it'),
          screenshot('home-wide', 1280, 800, 'Home, with the games in progress'),
          screenshot('replay-wide', 1280, 800, 'A game watched again'),
          screenshot('score-wide', 1280, 800, 'The score sheet'),
          screenshot('play-narrow', 390, 844, 'A game on a phone'),
          screenshot('home-narrow', 390, 844, 'Home on a phone')
        ]
      },
      workbox: {
        // The plugin would add a pattern for prerendered pages, of which there are none.
        modifyURLPrefix: {},
        globPatterns: ['client/**/*.{js,css,ico,png,svg,webp,woff2,webmanifest,json,wasm,mp3}'],
        // Shown by the browser while it offers to install, never by the app.
        globIgnores: ['client/screenshots/**'],
        maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
        navigateFallback: '/index.html',
        // The very first page belongs to the worker at once: a newer one then waits for it as for any other.
        clientsClaim: true
      },
      devOptions: { enabled: false }
    })
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: 'house', test: (id) => HOUSE.some((part) => part.test(id)) }] }
          }
        }
      }
    }
  },
  // The bots' worker loads its game when it is wanted, which only modules can.
  worker: { format: 'es' },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/e2e/**'],
    // One core less, as is usual, would leave a machine of two half idle.
    maxWorkers: '100%',
    // Slow machines are not wrong; only what never comes is.
    testTimeout: 120_000,
    hookTimeout: 120_000
  }
});
