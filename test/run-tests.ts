import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import { escapeRegExp } from '@shop/contracts/search';
import { ROOT } from '../scripts/launch/options.ts';

/** Titles of the tests that failed; `broken` are files that could not be run to their end. */
export type TestRun = {
  passed: number;
  failed: string[];
  broken: string[];
  /** Files of which some test passed. */
  ran: string[];
};

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
    // A test that fails may leave a server open, and Jest would wait for it for ever.
    '--forceExit',
    ...named,
    ...paths,
  ];
  return new Promise((resolve) =>
    execFile(process.execPath, flags, { cwd: root, env: envOf(root), maxBuffer: 2 ** 26 }, (_error, stdout) =>
      resolve(read(stdout, root)),
    ),
  );
}

/** A copy is thrown away, and what was compiled for it as well: there the tests themselves may keep it. */
const envOf = (root: string) =>
  root === ROOT ? process.env : { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache', 'compile') };

type Told = {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { title: string; status: string }[] }[];
};

function read(json: string, root: string): TestRun {
  const at = json.indexOf('{"num');
  if (at < 0) return { passed: 0, failed: [], broken: ['Jest did not run'], ran: [] };
  const { numPassedTests, testResults } = JSON.parse(json.slice(at)) as Told;
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
  );
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  const ran = testResults.filter(({ assertionResults }) =>
    assertionResults.some(({ status }) => status === 'passed'),
  );
  const namesOf = (results: Told['testResults']) => results.map(({ name }) => relative(root, name));
  return { passed: numPassedTests, failed, broken: namesOf(broken), ran: namesOf(ran) };
}
