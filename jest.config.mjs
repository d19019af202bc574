/** Two projects: services and packages on Node with the real backing services, screens in jsdom. */
const swc = (react) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: react },
      transform: react ? { react: { runtime: 'automatic', importSource: '@emotion/react' } } : {},
    },
    module: { type: 'es6' },
  },
];

const ignored = {
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-ssr/', '/.data/'],
  modulePathIgnorePatterns: ['/dist/', '/dist-ssr/'],
};
const screens = ['packages/app-kit', 'packages/ui', 'shell', 'mf-storefront', 'mf-checkout', 'mf-admin'];

/** @type {import('jest').Config} */
export default {
  reporters: ['default', '<rootDir>/test/summary-reporter.mjs'],
  testTimeout: 30_000,
  projects: [
    {
      displayName: 'node',
      testEnvironment: 'node',
      roots: [
        'packages/contracts',
        'packages/service-kit',
        'packages/build',
        'gateway',
        'services',
        'embedded',
        'seed',
        'scripts',
        'test',
      ].map((dir) => `<rootDir>/${dir}`),
      testMatch: ['**/*.test.ts'],
      globalSetup: '<rootDir>/test/backing-setup.mjs',
      globalTeardown: '<rootDir>/test/backing-teardown.mjs',
      transform: { '^.+\\.ts$': swc(false) },
      extensionsToTreatAsEsm: ['.ts'],
      ...ignored,
    },
    {
      displayName: 'jsdom',
      testEnvironment: '<rootDir>/test/jsdom-env.mjs',
      roots: screens.map((dir) => `<rootDir>/${dir}`),
      testMatch: ['**/*.test.ts?(x)'],
      setupFilesAfterEnv: ['<rootDir>/test/jsdom-setup.ts'],
      transform: { '^.+\\.tsx?$': swc(true) },
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      ...ignored,
    },
  ],
};
