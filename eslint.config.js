import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import { directions } from './src/tools/lint/directions.mjs';
import { PURE } from './src/tools/lint/pure.mjs';
import svelteConfig from './svelte.config.js';

const RULES_SIDE = 'src/lib/games/*/**/*.ts';
const NOT_RULES = ['src/lib/games/*/ui/**', 'src/lib/games/*/commands.ts', 'src/lib/games/*/commands/**'];

export default defineConfig(
  { ignores: ['.svelte-kit/**', 'build/**', 'test-results/**', 'playwright-report/**', 'node_modules/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { house: { rules: { directions } } },
    rules: {
      'house/directions': 'error',
      'no-undef': 'off',
      eqeqeq: ['error', 'always'],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-alert': 'error',
      'object-shorthand': 'error',
      // Reading a place that is known to be there is what noUncheckedIndexedAccess asks for.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false }
      ]
    }
  },
  {
    // Not the components: each would have the whole program checked anew, and what is waited for is decided in the files beside them.
    files: ['src/**/*.ts', 'tests/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // A promise that nobody waits for is a write that nobody knows of.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }]
    }
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // The app is always served from the root of its address.
      'svelte/no-navigation-without-resolve': 'off',
      // A map that only keeps what was loaded need not be watched.
      'svelte/prefer-svelte-reactivity': 'off'
    }
  },
  { files: ['src/tools/**', 'tests/**'], rules: { 'no-console': 'off' } },
  // Playwright reads the names of what a fixture needs from its first argument, even when it needs nothing.
  { files: ['tests/e2e/**'], rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] } },
  { files: ['src/lib/kernel/**/*.ts', RULES_SIDE, 'src/lib/games/*.ts'], ignores: NOT_RULES, rules: PURE }
);
