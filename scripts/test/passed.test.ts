import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createPassed } from './passed.mjs';

let root = '';
const write = (name: string, text: string) => writeFileSync(join(root, 'embedded', name), text);
const step = { name: 'embedded', args: ['jest'], inputs: ['embedded/**/*'] };

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'passed-'));
  mkdirSync(join(root, 'embedded'));
  write('a.ts', '1');
});
afterEach(() => rmSync(root, { recursive: true }));

test('when a step passed and nothing changed then it need not run again', () => {
  const passed = createPassed(root);
  expect(passed.has(step)).toBe(false);

  passed.note(step);

  expect(createPassed(root).has(step)).toBe(true);
});

test.each<[string, () => void]>([
  ['a file changed', () => write('a.ts', '2')],
  ['a file is new', () => write('b.ts', '')],
  ['a file is gone', () => rmSync(join(root, 'embedded', 'a.ts'))],
])('when %s then it runs again', (_name, change) => {
  const passed = createPassed(root);
  passed.note(step);

  change();

  expect(passed.has(step)).toBe(false);
});

test('when a step runs otherwise, or names no inputs, then it runs', () => {
  const passed = createPassed(root);
  passed.note(step);
  passed.note({ name: 'unit', args: [] });

  expect(passed.has({ ...step, args: ['jest', '--other'] })).toBe(false);
  expect(passed.has({ name: 'unit', args: [] })).toBe(false);
});
