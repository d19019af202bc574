import { execFile } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..', '..');
const MODULES = join(ROOT, 'node_modules');

type Told = { testResults: { assertionResults: { title: string; status: string }[] }[] };

/** What Jest says of a file of tests that runs on the bare Node, by their titles. */
async function statuses(code: string): Promise<Record<string, string>> {
  const rootDir = mkdtempSync(join(realpathSync(tmpdir()), 'bare-'));
  writeFileSync(join(rootDir, 'some.test.mjs'), code);
  const config = {
    rootDir,
    runner: join(MODULES, 'jest-light-runner/src/child-process.js'),
    setupFiles: [join(import.meta.dirname, 'setup.mjs')],
    testMatch: ['**/*.test.mjs'],
  };
  const args = [join(MODULES, 'jest/bin/jest.js'), '--json', '--config', JSON.stringify(config)];
  const said = await new Promise<string>((resolve) =>
    execFile(process.execPath, args, { cwd: rootDir }, (_failed, stdout) => resolve(stdout)),
  );
  rmSync(rootDir, { recursive: true });
  const { testResults } = JSON.parse(said) as Told;
  return Object.fromEntries(
    testResults.flatMap(({ assertionResults }) => assertionResults.map((one) => [one.title, one.status])),
  );
}

test('when a test or a hook outlasts its limit, then it has failed, and the next ones run', async () => {
  expect(
    await statuses(`
      import { afterAll, jest, test } from '@jest/globals';
      jest.setTimeout(20);
      const never = () => new Promise(() => {});
      test('longer than the file lets it', never);
      test('longer than its own limit', never, 30);
      test('in time', () => {});
      afterAll(never);`),
  ).toEqual({
    'longer than the file lets it': 'failed',
    'longer than its own limit': 'failed',
    'in time': 'passed',
    '(afterAll)': 'failed',
  });
});
