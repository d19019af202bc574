import { expect, test } from '@jest/globals';
import { csvLine, plainCell } from './csv.ts';

/** The only cell of a line, as a program with commas as separators reads it. */
const cellOf = (text: string): string =>
  csvLine([text])
    .replace(/\r\n$/, '')
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"');
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u;

const FORMULAS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1,1)',
  '＝1+1',
  '＋1+1',
  '\u200B=1+1',
  '\u00AD\u2060 =1+1',
  '\t=1+1',
  'a;=1+1',
  'a,\u200B＝1+1',
  'a|@SUM(1)',
  'a\n=1+1',
  'a\r\n -1',
  "'=1+1",
  "a;'=1+1",
];

test.each(FORMULAS)(
  'when a text is %j then no program runs it, whatever it splits by, and it comes back',
  (text) => {
    const cell = cellOf(text);
    const line = csvLine(['x', text, 'y']);

    expect(cell).not.toMatch(FORMULA);
    for (const sign of [';', '\t', '|', /\r?\n/])
      expect(line.split(sign).filter((part) => FORMULA.test(part))).toEqual([]);
    expect(plainCell(cell)).toBe(text);
  },
);

test.each(['06700', '0123456789', '123456789012345678', '12E3', '00'])(
  'when a code is %s then a spreadsheet shows it to the digit, and it comes back',
  (code) => {
    expect(cellOf(code)).toBe(`="${code}"`);
    expect(plainCell(cellOf(code))).toBe(code);
  },
);

test.each(['295.00', '0', '0.50', '5512345678', 'VX-2601', '2026-11-25', '2 × Sol; 1 × Luna'])(
  'when a value is %s then it stays as it is',
  (value) => {
    expect(cellOf(value)).toBe(value);
  },
);
