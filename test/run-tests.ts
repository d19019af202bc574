import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../scripts/launch/options.ts';

export type TestRun = { passed: number; failed: string[]; said: string };

/** Runs test files with Jest in a copy of the repository, or in this one; `failed` names the tests, or the files that broke off. */
export function runTests(paths: string[], root = ROOT): Promise<TestRun> {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const flags = ['--experimental-vm-modules', '--no-warnings', jest, '--json', '--maxWorkers=1', ...paths];
  return new Promise((resolve) =>
    execFile(process.execPath, flags, { cwd: root, maxBuffer: 2 ** 26 }, (_error, stdout, stderr) =>
      resolve({ ...read(stdout), said: stderr }),
    ),
  );
}

type Told = {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { title: string; status: string }[] }[];
};

function read(json: string): Pick<TestRun, 'passed' | 'failed'> {
  const at = json.indexOf('{"num');
  if (at < 0) return { passed: 0, failed: ['Jest did not run'] };
  const { numPassedTests, testResults } = JSON.parse(json.slice(at)) as Told;
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const titles = assertionResults.filter((one) => one.status === 'failed').map(({ title }) => title);
    return titles.length === 0 && status === 'failed' ? [name] : titles;
  });
  return { passed: numPassedTests, failed };
}
