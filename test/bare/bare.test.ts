import { execFile } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..', '..');
const MODULES = join(ROOT, 'node_modules');

type Told = {
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { title: string; status: string }[] }[];
};

/** What Jest says, by their titles, of tests that one worker runs on the bare Node for two projects. */
async function statuses(code: string): Promise<Record<string, string>> {
  const rootDir = mkdtempSync(join(realpathSync(tmpdir()), 'bare-'));
  writeFileSync(join(rootDir, 'some.test.mjs'), code);
  const project = {
    rootDir,
    runner: join(import.meta.dirname, 'runner.mjs'),
    setupFiles: [join(import.meta.dirname, 'setup.mjs')],
    testMatch: ['**/*.test.mjs'],
  };
  const config = { projects: [project, { ...project, displayName: 'again' }] };
  const args = [
    join(MODULES, 'jest/bin/jest.js'),
    '--json',
    '--maxWorkers=1',
    '--config',
    JSON.stringify(config),
  ];
  const [said, complaints] = await new Promise<string[]>((resolve) =>
    execFile(process.execPath, args, { cwd: rootDir }, (_failed, ...said) => resolve(said)),
  );
  rmSync(rootDir, { recursive: true });
  const { testResults, numRuntimeErrorTestSuites } = JSON.parse(said!) as Told;
  expect(complaints).not.toContain('TypeError');
  expect([testResults.length, numRuntimeErrorTestSuites]).toEqual([2, 0]);
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
