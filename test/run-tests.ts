import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { escapeRegExp } from '@shop/contracts/search';
import { ROOT } from '../scripts/launch/options.ts';

/** Titles of the tests that failed; `broken` are files that could not be run to their end. */
export type TestRun = { passed: number; failed: string[]; broken: string[]; said: string };

/** Runs test files with Jest in a copy of the repository, or in this one; of their tests those with one of these titles. */
export function runTests(paths: string[], root = ROOT, titles: string[] = []): Promise<TestRun> {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const named = titles.length > 0 ? ['-t', titles.map(escapeRegExp).join('|')] : [];
  const flags = [
    '--experimental-vm-modules',
    '--no-warnings',
    jest,
    '--json',
    '--maxWorkers=1',
    ...named,
    ...paths,
  ];
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

function read(json: string): Omit<TestRun, 'said'> {
  const at = json.indexOf('{"num');
  if (at < 0) return { passed: 0, failed: [], broken: ['Jest did not run'] };
  const { numPassedTests, testResults } = JSON.parse(json.slice(at)) as Told;
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
  );
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  return { passed: numPassedTests, failed, broken: broken.map(({ name }) => name) };
}
