import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { openLog } from './log-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logs-'));
  jest.useFakeTimers({ now: 1_700_000_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const SIZES = { piece: 100, finished: 500 };
const bytes = (text: string) => Buffer.from(text);
const contents = () =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
const sumOf = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

/** Writes lines of 20 bytes, a millisecond apart. */
function fill(name: string, lines: number): void {
  const log = openLog(folder, name, SIZES);
  for (let line = 0; line < lines; line++) {
    jest.advanceTimersByTime(1);
    log.write(bytes(`${name} ${line}`.padEnd(19).concat('\n')));
  }
  log.close();
}

test('when parts write for ever then their logs together stay small, and the newest lines are there', () => {
  fill('gateway', 1_000);
  fill('catalog', 1_000);

  // Two open files, each at most one line too long, and the kept finished pieces.
  expect(sumOf()).toBeLessThanOrEqual(2 * 120 + SIZES.finished);
  expect(Object.values(contents()).join('')).toContain('catalog 999');
  expect(contents()['gateway.log']).toContain('gateway 999');
});

test('when a file is full in the middle of a line then the line ends there before the next file begins', () => {
  const log = openLog(folder, 'auth', SIZES);

  log.write(bytes(`${'a'.repeat(100)}`));
  log.write(bytes('bc'));
  log.write(bytes('de\nnext line\n'));
  log.close();

  expect(Object.values(contents()).sort()).toEqual([`${'a'.repeat(100)}bcde\n`, 'next line\n']);
});

test('when it is opened again then it goes on where it was', () => {
  fill('auth', 2);
  fill('auth', 1);

  expect(contents()['auth.log']?.split('\n')).toHaveLength(4);
});

test('when nothing can be written then that is said once and the writer goes on', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const log = openLog(folder, 'auth', SIZES);
  rmSync(folder, { recursive: true });

  for (let line = 0; line < 20; line++) log.write(bytes(`${line}`.padEnd(19).concat('\n')));

  expect(said.mock.calls).toEqual([[expect.stringMatching(/^A log cannot be written: ENOENT/)]]);
  said.mockRestore();
});

test('when a piece could not be begun then lines are written again as soon as that is possible', () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const log = openLog(folder, 'auth', SIZES);
  log.write(bytes(`${'a'.repeat(100)}\n`));
  rmSync(folder, { recursive: true });
  log.write(bytes('lost\n'));
  mkdirSync(folder);

  log.write(bytes('there\n'));
  log.close();

  expect(contents()).toEqual({ 'auth.log': 'there\n' });
  said.mockRestore();
});
