import { SWC } from './test/screens/swc.mjs';

const ignored = {
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-ssr/', '/.data/'],
  modulePathIgnorePatterns: ['/dist/', '/dist-ssr/'],
};

/** Folders of the unit project whose tests need the backing services, or work on a whole copy and take their time. */
const ON_STORES = [
  'tools/backup',
  'tools/doctor',
  'tools/generate',
  'packages/service-kit/src/api-token',
  'tools/release',
  'packages/service-kit/src/audit',
  'packages/service-kit/src/kept-keys',
  'packages/service-kit/src/lease-queue',
  'packages/service-kit/src/list-count',
  'packages/service-kit/src/migrations',
  'packages/service-kit/src/mongo-pool',
  'packages/service-kit/src/rate-limit',
  'packages/service-kit/src/service',
];

/** Tests of the containers themselves, where there are some: test/backing-setup.mjs. */
const ON_CONTAINERS = process.env.SHOP_BACKING === 'containers' ? ['test/containers'] : [];

const SCREENS = [
  'packages/app-kit',
  'packages/ui',
  'packages/vendor',
  'shell/src',
  'mf-storefront',
  'mf-checkout',
  'mf-admin',
];

/**
 * Put modules in the place of others, let a page run a script, or begin with a module that no other file has used: they
 * need a world of their own, which costs seconds.
 */
const APART = [
  '/shell/src/app.test.tsx',
  '/shell/src/bootstrap.test.tsx',
  '/shell/src/early-actions.test.ts',
  '/shell/src/early-loading.test.ts',
  '/shell/src/remotes.test.ts',
  '/shell/src/reports/errors.test.ts',
];

const rooted = (folders) => folders.map((dir) => `<rootDir>/${dir}`);
/** On Node as it is, with each module loaded once for all files of a worker: test/bare. */
const onNode = (roots) => ({
  runner: '<rootDir>/test/bare/runner.mjs',
  setupFiles: ['<rootDir>/test/bare/setup.mjs'],
  roots: rooted(roots),
  testMatch: ['**/*.test.ts'],
  ...ignored,
});

const withStores = {
  globalSetup: '<rootDir>/test/backing-setup.mjs',
  globalTeardown: '<rootDir>/test/backing-teardown.mjs',
};

/**
 * Projects: packages on Node, services on Node with the real backing services, the backing services, screens in jsdom.
 * @type {import('jest').Config}
 */
export default {
  reporters: ['default', '<rootDir>/test/summary-reporter.mjs'],
  // Whole purchases and whole services, on a machine that may be busy with others.
  testTimeout: 90_000,
  projects: [
    {
      displayName: 'unit',
      ...onNode([
        'packages/contracts',
        'packages/bottle',
        'packages/service-kit',
        'packages/http',
        'packages/web-server',
        'packages/build',
        'shell/server',
        'seed',
        'scripts',
        'tools',
        'test/bare',
        'test/lint',
        'test/alerts',
        'test/faults',
        'test/fuzz',
        'test/mutation',
        'test/supply-chain',
      ]),
      testPathIgnorePatterns: [...ignored.testPathIgnorePatterns, ...ON_STORES.map((dir) => `/${dir}/`)],
    },
    {
      displayName: 'services',
      ...onNode(['gateway', 'services', 'packages/mail', ...ON_STORES, ...ON_CONTAINERS]),
      ...withStores,
    },
    { displayName: 'embedded', ...onNode(['embedded']), ...withStores },
    {
      displayName: 'screens',
      ...onNode(SCREENS),
      runner: '<rootDir>/test/screens/runner.mjs',
      setupFiles: ['<rootDir>/test/screens/setup.mjs'],
      testMatch: ['**/*.test.ts?(x)'],
      testPathIgnorePatterns: [...ignored.testPathIgnorePatterns, ...APART],
    },
    {
      displayName: 'screens apart',
      testEnvironment: '<rootDir>/test/screens/jsdom-env.mjs',
      roots: rooted(['shell/src']),
      testMatch: APART.map((file) => `<rootDir>${file}`),
      setupFilesAfterEnv: ['<rootDir>/test/screens/testing/each-file.ts'],
      moduleNameMapper: { '\\.(woff2|css)(\\?|$)': '<rootDir>/test/screens/font-stub.mjs' },
      transform: { '^.+\\.tsx?$': ['@swc/jest', SWC] },
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      ...ignored,
    },
  ],
};
