import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { walls } from './eslint.walls.js';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-ssr/**',
      '**/node_modules/**',
      '.data/**',
      '.cache/**',
      'embedded/src/mongo/conformance/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-params': ['error', 4],
      'max-lines': ['error', { max: 200, skipComments: true, skipBlankLines: true }],
      'no-console': 'off',
    },
  },
  // A factory holds its short functions; that of a store one for each question.
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'],
    rules: { 'max-lines-per-function': ['error', { max: 70, skipComments: true, skipBlankLines: true }] },
  },
  {
    files: ['**/*.store.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 100, skipComments: true, skipBlankLines: true }] },
  },
  {
    files: ['**/*.tsx', 'packages/app-kit/**/*.ts', 'mf-*/**/*.ts', 'shell/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  // Declaration merging (Theme, SessionData, lazy slices) is only possible with interfaces.
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: { '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }] },
  },
  ...walls,
);
