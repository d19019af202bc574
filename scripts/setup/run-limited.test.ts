import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { isAlive } from '../../embedded/src/launcher/testing/start-launcher.ts';
import { runLimited } from './run-limited.mjs';

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const note = () => join(mkdtempSync(join(tmpdir(), 'step-')), 'note');
const shell = (script: string, file: string) => ['sh', '-c', script, 'sh', file];
const linesOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n');

test('when a step hangs then it is ended with what it started, tried once more, and each is said', async () => {
  const pids = note();
  const hangs = shell('sleep 600 & echo $$ $! >> "$1"; wait', pids);

  const ok = await runLimited('npm install', hangs, { limitMs: 1_000, sayEveryMs: 600, stdio: 'ignore' });

  expect(ok).toBe(false);
  expect(said).toEqual([
    expect.stringMatching(/^• npm install has been running for \d+ s \(limit: 1 s\)$/),
    '• npm install took longer than 1 s and was ended; trying once more…',
    expect.stringMatching(/^• npm install has been running for \d+ s \(limit: 1 s\)$/),
    '• npm install took longer than 1 s and was ended again.',
  ]);
  const started = linesOf(pids).flatMap((line) => line.split(' ').map(Number));
  expect(started).toHaveLength(4);
  // A killed process disappears with a delay.
  while (started.some(isAlive)) await setImmediate();
});

test('when a step fails and then works then it went well', async () => {
  const tries = note();

  const ok = await runLimited('apt-get update', shell('echo >> "$1"; test $(wc -l < "$1") -gt 1', tries));

  expect([ok, said]).toEqual([true, ['• apt-get update failed; trying once more…']]);
});

test('when a failure would be the same again then there is one try', async () => {
  const tries = note();

  const ok = await runLimited('build', shell('echo x >> "$1"; exit 2', tries), { retryFailed: false });

  expect([ok, linesOf(tries), said]).toEqual([false, ['x'], []]);
});

test('when the program is not there then it says so', async () => {
  expect(await runLimited('dnf', ['/nowhere/dnf'])).toBe(false);
  expect(said[0]).toMatch(/^• dnf could not be started \(.*ENOENT.*\); trying once more…$/);
});
