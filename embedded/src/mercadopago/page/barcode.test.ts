import { expect, test } from '@jest/globals';
import { barcode, code128, signs } from './barcode.ts';

const sum = (digits: string) => [...digits].reduce((total, one) => total + Number(one), 0);
const bars = (sign: string) => [...sign].filter((_width, i) => i % 2 === 0).join('');

test('when the table of signs is read then each is of its kind: no two alike, eleven modules, an even part black', () => {
  const ordinary = signs.slice(0, 106);
  expect(new Set(signs).size).toBe(107);
  expect(ordinary.every((sign) => sign.length === 6 && sum(sign) === 11 && sum(bars(sign)) % 2 === 0)).toBe(
    true,
  );
  expect(signs.at(-1)).toBe('2331112');
});

test('when digits are written then start, pairs, check sum and stop stand in a row', () => {
  // 105 + 1·12 + 2·34 = 185, and 185 mod 103 is 82.
  expect(code128('1234')).toEqual([105, 12, 34, 82, 106]);
});

test('when they are drawn then the drawing is as wide as its signs and two quiet zones', () => {
  expect(barcode('1234').html).toContain(`viewBox="0 0 ${4 * 11 + 13 + 20} 60"`);
});
