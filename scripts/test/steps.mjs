import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../setup/dependencies.mjs';
import { enginesHere } from '../setup/engines.mjs';

const bin = (path) => join(ROOT, 'node_modules', path);
const jest = ['--experimental-vm-modules', '--no-warnings', bin('jest/bin/jest.js')];
const oxfmt = [bin('oxfmt/bin/oxfmt'), '--check', '--no-error-on-unmatched-pattern'];
const oxlint = [bin('oxlint/bin/oxlint'), '--type-aware', '--no-error-on-unmatched-pattern'];
/** The test runner empties its folder of results when it begins: each step has one. */
const stories = (results, ...projects) => [
  ...[bin('@playwright/test/cli.js'), 'test', '--config=e2e/playwright.config.ts'],
  ...[`--output=test-results/${results}`, ...projects.map((name) => `--project=${name}`)],
];
const ALL = Infinity;
/** For a step that waits a third of its time or more for processes, timers and stores: other steps run meanwhile. */
const WAITING = 2 / 3;

const types = {
  name: 'types',
  cores: 1,
  // Several checkers would each load the types of the same libraries.
  args: [bin('typescript-native/bin/tsc'), '-p', 'tsconfig.json', '--checkers', '1'],
};
const contracts = { name: 'contracts', cores: 1, args: ['tools/contracts/check.ts'] };

/** Firefox and WebKitGTK, if installed; `npm run test:browsers` installs them. */
const engines = Object.keys(enginesHere());

/** Ordered so that mistakes show early; `cores` is how many a step uses, `after` names a step that must end first. */
export const STEPS = [
  types,
  { name: 'lint', cores: 1, args: [...oxlint, '--threads=1'] },
  { name: 'format', cores: 1, args: oxfmt },
  { name: 'floor', cores: 1, args: ['tools/floor/check.ts'] },
  contracts,
  { name: 'unit', cores: WAITING, args: [...jest, '--selectProjects', 'unit', '--maxWorkers=100%'] },
  { name: 'build', cores: WAITING, args: ['scripts/build/main.ts'], slow: true },
  // The longest step begins first, and has one worker more than there are cores.
  {
    name: 'services',
    cores: WAITING,
    args: [...jest, '--selectProjects', 'services', `--maxWorkers=${availableParallelism() + 1}`],
    slow: true,
  },
  // The payment suites again, on the provider's other API (docs/decisions/0075): those that depend on it.
  {
    name: 'orders',
    cores: WAITING,
    args: [
      ...jest,
      '--selectProjects',
      'services',
      '--maxWorkers=2',
      '--testPathIgnorePatterns',
      '^(?!.*/cart-orders/src/(payments|shopping/checkout)/)',
      // What names its provider itself, asks none, or asks it nothing that the others do not ask: which API a payment is
      // of matters to no queue, to no cart and to no list.
      '/payments/(queue|own-ways)/',
      '/payments/provider/(two-providers|mercado-pago/(orders|preferences)/)',
      '/payments/refund/refund-delivery',
      '/checkout/seen-cart',
      '--findRelatedTests',
      'services/cart-orders/src/testing/tested-provider.ts',
    ],
    env: { TEST_PAYMENT_PROVIDER: 'mercadopago-orders' },
    slow: true,
  },
  // The faults in which a payment meets that API; 'faults' has all of them, on the first one.
  {
    name: 'faults of orders',
    cores: WAITING,
    args: [
      'test/faults/main.ts',
      '--short',
      '--provider',
      'mercadopago-orders',
      '--only',
      'F1,F2,F3,F4,F5,F12,F13,FLUSH,TABS',
      '--json',
      'test-results/orders.json',
    ],
    slow: true,
  },
  {
    name: 'screens',
    cores: WAITING,
    args: [...jest, '--selectProjects', 'screens', 'screens apart', '--maxWorkers=100%'],
  },
  {
    name: 'faults',
    cores: WAITING,
    args: ['test/faults/main.ts', '--short', '--tables', 'abuse,faults'],
    slow: true,
  },
  { name: 'fuzz', cores: WAITING, args: ['test/fuzz/main.ts', '--requests', '4', '--seed', '1'], slow: true },
  {
    name: 'embedded',
    cores: WAITING,
    args: [...jest, '--selectProjects', 'embedded', '--maxWorkers=2'],
    slow: true,
    // The stand-ins use nothing of the shop: while their files equal origin/main's, the result is the same. Continuous
    // integration always runs them.
    inputs: ['embedded/src/**/*', 'embedded/*.json', 'test/**/*.mjs', 'package-lock.json', 'jest.config.mjs'],
  },
  // It changes what every page shows, so it has its own shop.
  {
    name: 'rebrand',
    cores: WAITING,
    args: stories('rebrand', 'rebrand'),
    slow: true,
    after: 'build',
  },
  ...(engines.length > 0
    ? [
        {
          name: 'browsers',
          cores: WAITING,
          args: stories('browsers', ...engines),
          slow: true,
          after: 'rebrand',
        },
      ]
    : []),
  {
    name: 'stories',
    cores: ALL,
    args: stories('stories', 'phone', 'desk', 'back office*'),
    slow: true,
  },
];

/** The steps for changed files only (changed.mjs), whose names are the last arguments. */
export const OVER_FILES = {
  types,
  lint: { name: 'lint', cores: 1, args: oxlint },
  format: { name: 'format', cores: 1, args: oxfmt },
  contracts,
  tests: {
    name: 'tests',
    cores: ALL,
    args: [...jest, '--maxWorkers=100%', '--passWithNoTests', '--findRelatedTests'],
  },
};
