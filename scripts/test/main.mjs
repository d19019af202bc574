import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../setup/dependencies.mjs';
import { say } from '../setup/say.mjs';

const bin = (path) => join(ROOT, 'node_modules', path);
const jest = ['--experimental-vm-modules', '--no-warnings', bin('jest/bin/jest.js')];

/** In the order in which a mistake shows soonest. */
const STEPS = [
  { name: 'types', args: [bin('typescript-native/bin/tsc'), '-p', 'tsconfig.json'] },
  {
    name: 'lint',
    args: [bin('eslint/bin/eslint.js'), '.', '--max-warnings=0', '--cache', '--cache-location=.cache/eslint'],
  },
  { name: 'format', args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '--cache', '.'] },
  { name: 'contracts', args: ['scripts/contracts/check.ts'] },
  { name: 'unit', args: [...jest, '--selectProjects', 'unit', 'screens'] },
  { name: 'services', args: [...jest, '--selectProjects', 'services'], slow: true },
  { name: 'faults', args: ['scripts/faults/main.ts', '--short'], slow: true },
  { name: 'build', args: ['scripts/build/main.ts'], slow: true },
  {
    name: 'stories',
    args: [bin('@playwright/test/cli.js'), 'test', '--config=e2e/playwright.config.ts'],
    slow: true,
  },
];

/** A step that hangs has failed. */
const PATIENCE_MS = 30 * 60_000;

const quick = process.argv.includes('verify');
const failed = [];
for (const step of STEPS.filter(({ slow }) => !(quick && slow))) {
  const start = performance.now();
  say(`${step.name}…`);
  const { status } = spawnSync(process.execPath, step.args, {
    cwd: ROOT,
    stdio: 'inherit',
    timeout: PATIENCE_MS,
  });
  say(
    `${step.name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(0)} s`,
  );
  if (status !== 0) failed.push(step.name);
}
if (failed.length > 0) {
  console.error(`✖ failed: ${failed.join(', ')}`);
  process.exit(1);
}
