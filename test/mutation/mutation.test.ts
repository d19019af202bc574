import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { MutantResult } from '@stryker-mutator/api/core';
import { ROOT } from '../../scripts/launch/options.ts';
import { EXPLAINED, type Explained } from './explained.ts';
import { faultsOf, figuresOf, survivorOf, type Figures } from './judge.ts';
import { pageOf } from './page.ts';

const result = (status: string) => ({ status }) as MutantResult;
const FIGURES = { mutants: 4, killed: 3, timedOut: 0, survived: 1, score: 85 };
const ONE = { file: 'a.ts', from: 'x < 1', to: 'x <= 1' };

test('when mutants are counted then those that no test reaches have survived, and those that do not run do not count', () => {
  const results = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'].map(result);

  expect(figuresOf(results)).toEqual({ mutants: 4, killed: 1, timedOut: 1, survived: 2, score: 50 });
});

test('when a survivor spans lines then it is named on one', () => {
  const location = { start: { line: 2, column: 8 }, end: { line: 3, column: 4 } };
  const mutant = { fileName: 'a.ts', location, replacement: '{\n}' } as MutantResult;

  expect(survivorOf(mutant, 'one\nreturn {\n  }; // end')).toEqual({ file: 'a.ts', from: '{ }', to: '{ }' });
});

type Survivor = typeof ONE;
type Case = [what: string, figures: Figures, alive: Survivor[], explained: Explained[], faults: string[]];
const CASES: Case[] = [
  ['all is well', FIGURES, [ONE], [{ ...ONE, why: 'equal' }], []],
  ['the score is low', { ...FIGURES, score: 84.9 }, [], [], ['the score is 84.9 %, less than 85 %']],
  ['a survivor has no reason', FIGURES, [ONE], [], ['nobody explained a.ts: x < 1 → x <= 1']],
  [
    'a reason has no survivor',
    FIGURES,
    [],
    [{ ...ONE, why: 'equal' }],
    ['a test notices by now, or it is gone: a.ts: x < 1 → x <= 1'],
  ],
  ['a reason is of another part', FIGURES, [], [{ ...ONE, file: 'b.ts', why: 'equal' }], []],
];
test.each(CASES)('when %s then the command says so', (...[, figures, alive, explained, faults]: Case) => {
  expect(faultsOf(figures, alive, ['a.ts'], explained)).toEqual(faults);
});

test('when a part ran then its row is new and the others stay', () => {
  const page = pageOf('| money | 1 |\n| csrf  | 2 |\n', new Map([['money', FIGURES]]));

  expect(page).toContain('| money | 4 | 3 | 0 | 1 | 85.0 % |');
  expect(page).toContain('| csrf  | 2 |');
});

test('when a survivor is explained then its code is there', () => {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8').replaceAll(/\s+/g, ' ');

  expect(EXPLAINED.filter(({ file, from }) => !read(file).includes(from))).toEqual([]);
});
