import { expect, test } from '@jest/globals';
import { code128, SIGNS } from './code128.ts';

const sum = (digits: string) => [...digits].reduce((total, one) => total + Number(one), 0);
const bars = (sign: string) => [...sign].filter((_width, i) => i % 2 === 0).join('');

test('when the table of signs is read then each is of its kind: no two alike, eleven modules, an even part black', () => {
  const ordinary = SIGNS.slice(0, 106);

  expect(new Set(SIGNS).size).toBe(107);
  expect(ordinary.every((sign) => sign.length === 6 && sum(sign) === 11 && sum(bars(sign)) % 2 === 0)).toBe(
    true,
  );
  expect(SIGNS.at(-1)).toBe('2331112');
});

test.each([
  // 105 + 1·12 + 2·34 = 185, and 185 mod 103 is 82.
  ['1234', [105, 12, 34, 82, 106]],
  // 104 + 1·17 + 2·18 + 3·19 = 214, and 214 mod 103 is 8.
  ['123', [104, 17, 18, 19, 8, 106]],
  // 104 + 1·33 + 2·13 = 163, and 163 mod 103 is 60.
  ['A-', [104, 33, 13, 60, 106]],
])('when %s is written then start, signs, check sum and stop stand in a row', (text, signs) => {
  expect(code128(text)).toEqual(signs);
});
