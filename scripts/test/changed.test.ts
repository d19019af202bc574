import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { changedFiles, isAsOnMain, stepsFor } from './changed.mjs';

let root = '';
const write = (name: string, text: string) => writeFileSync(join(root, name), text);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd: root,
    stdio: 'pipe',
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-'));
  git('init', '-q');
  for (const name of ['kept.ts', 'edited.ts', 'removed.ts']) write(name, '1');
  git('add', '.');
  git('commit', '-qm', 'first');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
});
afterEach(() => rmSync(root, { recursive: true }));

test('when files were edited, committed, added or removed since main then those that exist are named', () => {
  write('committed.ts', '1');
  git('add', '.');
  git('commit', '-qm', 'second');
  write('edited.ts', '2');
  write('año nuevo.md', '');
  rmSync(join(root, 'removed.ts'));

  expect(changedFiles(root)).toEqual(['año nuevo.md', 'committed.ts', 'edited.ts']);
});

const INPUTS = ['embedded/**/*', '*.lock'];
const asOnMain = () => isAsOnMain(root, INPUTS);

test('when nothing that a step depends on differs from main then it need not run', () => {
  write('edited.ts', '2');

  expect(asOnMain()).toBe(true);
});

test.each<[string, () => void]>([
  ['an input was edited', () => write('deps.lock', '2')],
  ['an input is new', () => write('embedded/new.ts', '1')],
  ['an input is gone', () => rmSync(join(root, 'embedded/old.ts'))],
  ['origin/main is not known', () => git('update-ref', '-d', 'refs/remotes/origin/main')],
  ['git does not know the folder', () => rmSync(join(root, '.git'), { recursive: true })],
])('when %s then the step runs', (_name, change) => {
  mkdirSync(join(root, 'embedded'));
  for (const name of ['embedded/old.ts', 'deps.lock']) write(name, '1');
  git('add', '.');
  git('commit', '-qm', 'inputs');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  expect(asOnMain()).toBe(true);

  change();

  expect(asOnMain()).toBe(false);
});

const named = (name: string) => ({ name, args: [name] });
const STEPS = {
  types: named('types'),
  lint: named('lint'),
  format: named('format'),
  contracts: named('contracts'),
  tests: named('tests'),
};

test('when code and a text changed then each step gets what it reads', () => {
  expect(stepsFor(['a.md', 'b.ts'], STEPS).map(({ args }) => args)).toEqual([
    ['types'],
    ['lint', 'b.ts'],
    ['format', 'a.md', 'b.ts'],
    ['contracts'],
    ['tests', 'b.ts'],
  ]);
});

test('when nothing changed then nothing is run over no files, which would mean all', () => {
  expect(stepsFor([], STEPS).map(({ name }) => name)).toEqual(['types', 'contracts']);
});
