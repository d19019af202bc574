import { defineConfig } from 'oxlint';
import { TESTS, walls } from './oxlint.walls.ts';

const underscored = { argsIgnorePattern: '^_', varsIgnorePattern: '^_' };
const STORAGES = ['localStorage', 'sessionStorage'];
const BARE_STORAGE = 'It may be null or throw: @shop/app-kit/storage remembers where the browser lets it.';
const linesOfCode = (max: number) => ({ max, skipComments: true, skipBlankLines: true });

export default defineConfig({
  plugins: ['eslint', 'typescript', 'import', 'react'],
  categories: { correctness: 'off' },
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/dist/**',
    '**/dist-ssr/**',
    '.data/**',
    '.cache/**',
    'embedded/src/mongo/conformance/**',
  ],
  rules: {
    'no-unused-expressions': 'error',
    'no-unused-vars': ['error', underscored],
    'no-array-constructor': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-duplicate-enum-values': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-extra-non-null-assertion': 'error',
    'typescript/no-misused-new': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-optional-chain': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-this-alias': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-declaration-merging': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-wrapper-object-types': 'error',
    'typescript/prefer-as-const': 'error',
    'typescript/prefer-namespace-keyword': 'error',
    'typescript/triple-slash-reference': 'error',
    // Declaration merging (Theme, SessionData, lazy slices) is only possible with interfaces.
    'typescript/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
    'typescript/consistent-type-imports': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'max-params': ['error', 4],
    'max-lines': ['error', linesOfCode(200)],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    // These two only run with --type-aware, and take most of its time.
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  },
  overrides: [
    // A factory holds its short functions; that of a store one for each question.
    {
      files: ['**/*.{ts,tsx,mjs}'],
      excludeFiles: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'],
      rules: { 'max-lines-per-function': ['error', linesOfCode(70)] },
    },
    // A test's values take a line each.
    {
      files: ['**/*.test.{ts,tsx}', '**/testing/**'],
      rules: { 'max-lines': ['error', linesOfCode(240)] },
    },
    {
      files: ['**/*.store.ts'],
      rules: { 'max-lines-per-function': ['error', linesOfCode(100)] },
    },
    {
      files: ['**/*.tsx', 'packages/app-kit/**/*.ts', 'mf-*/**/*.ts', 'shell/**/*.ts'],
      rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
    },
    // The pages' policy lets no style attribute through that the server wrote; css={…} becomes a rule.
    {
      files: ['packages/ui/**/*.tsx', 'mf-*/**/*.tsx', 'shell/**/*.tsx'],
      rules: { 'react/forbid-dom-props': ['error', { forbid: ['style'] }] },
    },
    {
      files: ['packages/{app-kit,ui,bottle,vendor}/src/**', 'mf-*/src/**', 'shell/src/**'],
      excludeFiles: [...TESTS, 'packages/app-kit/src/storage.ts'],
      rules: {
        'no-restricted-globals': ['error', ...STORAGES.map((name) => ({ name, message: BARE_STORAGE }))],
        'no-restricted-properties': [
          'error',
          ...STORAGES.map((property) => ({ property, message: BARE_STORAGE })),
        ],
      },
    },
    ...walls,
  ],
});
