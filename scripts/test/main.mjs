import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../setup/dependencies.mjs';
import { runSteps } from './run-steps.mjs';

const bin = (path) => join(ROOT, 'node_modules', path);
const jest = ['--experimental-vm-modules', '--no-warnings', bin('jest/bin/jest.js')];
const ALL = Infinity;

/** In the order in which a mistake shows soonest; `cores` is how many a step keeps busy. */
const STEPS = [
  // Several checkers would each work out the types of the same libraries.
  {
    name: 'types',
    cores: 1,
    args: [bin('typescript-native/bin/tsc'), '-p', 'tsconfig.json', '--checkers', '1'],
  },
  {
    name: 'lint',
    cores: 1,
    args: [bin('eslint/bin/eslint.js'), '.', '--max-warnings=0', '--cache', '--cache-location=.cache/eslint'],
  },
  {
    name: 'format',
    cores: 1,
    args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '--cache', '.'],
  },
  { name: 'contracts', cores: 1, args: ['scripts/contracts/check.ts'] },
  { name: 'unit', cores: ALL, args: [...jest, '--selectProjects', 'unit', 'screens', '--maxWorkers=100%'] },
  // Much of their time these tests wait for processes, timers and stores: one worker, Jest's choice on two cores, idles.
  {
    name: 'services',
    cores: ALL,
    args: [...jest, '--selectProjects', 'services', '--maxWorkers=100%'],
    slow: true,
  },
  { name: 'faults', cores: 1, args: ['scripts/faults/main.ts', '--short'], slow: true },
  { name: 'build', cores: 1, args: ['scripts/build/main.ts'], slow: true },
  {
    name: 'stories',
    cores: ALL,
    args: [bin('@playwright/test/cli.js'), 'test', '--config=e2e/playwright.config.ts'],
    slow: true,
  },
];

const quick = process.argv.includes('verify');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
const failed = await runSteps(
  STEPS.filter(({ slow }) => !(quick && slow)),
  availableParallelism(),
);
if (failed.length > 0) {
  console.error(`✖ failed: ${failed.join(', ')}`);
  process.exit(1);
}
