import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { homeChunk } from './src/tools/home-chunk.mjs';
import { licences } from './src/tools/licences.mjs';
import { LongestFirst } from './src/tools/longest-first.mjs';

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

/** What most pages need besides what home does, in one piece: forty small files would cost more than their bytes. */
const HOUSE = [
  /node_modules[\\/](svelte|@sveltejs|esm-env|clsx)[\\/]/,
  /src[\\/]lib[\\/]i18n[\\/][^\\/]+$/,
  /src[\\/]lib[\\/]ui[\\/](look[\\/]|parts[\\/]|shell[\\/][^\\/]+$)/,
  /src[\\/]lib[\\/]shell[\\/]/,
  /src[\\/]lib[\\/]games[\\/]([^\\/]+[\\/](meta|entry)|index|entry)\.ts$/,
  /src[\\/]lib[\\/]store[\\/](index|types|page-lifecycle|tab-storage|storage|faults|live\.svelte|writer|names|summary)\.ts$/
];

const licence = licences();

const UNITS = ['tests/**/*.test.ts'];
const ON_DISK = ['tests/{store,reliability,torture}/**/*.test.ts'];

export default defineConfig({
  plugins: [
    sayWhy,
    licence.page,
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
        globPatterns: ['client/**/*.{js,css,ico,png,svg,webp,woff2,webmanifest,json,txt,wasm,mp3}'],
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
            codeSplitting: {
              groups: [
                { name: homeChunk('home'), priority: 2 },
                { name: 'house', priority: 1, test: (id) => HOUSE.some((part) => part.test(id)) }
              ]
            }
          }
        }
      }
    }
  },
  // The worker loads a game when it is wanted, which only modules can.
  worker: { format: 'es', plugins: () => [licence.worker] },
  test: {
    environment: 'node',
    setupFiles: 'tests/support/same-luck.ts',
    // Rules and pages are pure, so their files share a loaded house; what plays with disks and tabs gets one of its own.
    projects: [
      { extends: true, test: { name: 'shared', include: UNITS, exclude: ON_DISK, isolate: false } },
      { extends: true, test: { name: 'on disk', include: ON_DISK } }
    ],
    sequence: { sequencer: LongestFirst },
    // One core less, as is usual, would leave a machine of two half idle.
    maxWorkers: '100%',
    // Slow machines are not wrong; only what never comes is.
    testTimeout: 120_000,
    hookTimeout: 120_000
  }
});
