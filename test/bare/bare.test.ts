import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..', '..');
const MODULES = join(ROOT, 'node_modules');

type Told = {
  numRuntimeErrorTestSuites: number;
  testResults: { assertionResults: { title: string; status: string }[] }[];
};

/** How Jest is started for one test file on the bare Node, which two projects have. */
function jestOver(code: string, maxWorkers: number) {
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
    `--maxWorkers=${maxWorkers}`,
    '--config',
    JSON.stringify(config),
  ];
  return { rootDir, args };
}

/** What Jest says, by their titles, of tests that one worker runs for both projects. */
async function statuses(code: string): Promise<Record<string, string>> {
  const { rootDir, args } = jestOver(code, 1);
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

test('when a test or a hook outlasts its limit then it has failed, and the next ones run', async () => {
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

test('when tests are concurrent then they run beside each other, and each says how it went', async () => {
  expect(
    await statuses(`
      import { expect, test } from '@jest/globals';
      const { promise, resolve } = Promise.withResolvers();
      test.concurrent('waits for the next', () => promise);
      test.concurrent('fails', async () => expect(1).toBe(2));
      test.concurrent('lets the first go on', async () => resolve());`),
  ).toEqual({ 'waits for the next': 'passed', fails: 'failed', 'lets the first go on': 'passed' });
});

test('when Jest is killed then its worker ends too', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { rootDir, args } = jestOver(
    `
      import { connect } from 'node:net';
      import { test } from '@jest/globals';
      test('never ends', () => new Promise(() => connect(${(server.address() as AddressInfo).port}, '127.0.0.1')));`,
    2,
  );
  const jest = execFile(process.execPath, args, { cwd: rootDir });
  const [worker] = (await once(server, 'connection')) as [Socket];
  const ended = new Promise((resolve) => worker.on('error', () => undefined).once('close', resolve));
  worker.resume();

  jest.kill('SIGKILL');

  await ended;
  server.close();
  rmSync(rootDir, { recursive: true });
});
