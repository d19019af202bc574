import { expect, test } from '@jest/globals';
import { table } from './table.ts';

test('when rows are shown then columns are as wide as their widest cell', () => {
  expect(
    table([
      ['a', 'long head'],
      ['longer', 'b'],
      ['', 'c'],
    ]),
  ).toBe(['a       long head', '──────  ─────────', 'longer  b', '        c'].join('\n'));
});
