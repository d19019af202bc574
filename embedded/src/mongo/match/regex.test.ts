import { expect, test } from '@jest/globals';
import { BSONRegExp } from 'bson';
import { regexTest } from './regex.ts';

const finds = (pattern: string, options: string, text: string) =>
  regexTest(new BSONRegExp(pattern, options))(text);

test('when a search text was escaped sign by sign then it is found as it is', () => {
  expect(finds('caf\\-\\#\\ \\(1\\)', '', 'un caf-# (1)')).toBe(true);
});

test('when i is given then accented letters are equal in both cases', () => {
  expect(finds('árbol', 'i', 'ÁRBOL')).toBe(true);
});

test('when the text ends with a line break then $ holds before it, as in PCRE', () => {
  expect(finds('miel$', '', 'miel\n')).toBe(true);
  expect(finds('miel$', '', 'miel\n\n')).toBe(false);
});

test('when the dot meets signs that only JavaScript takes for line ends then it matches them', () => {
  expect(finds('^a.b$', '', 'a\u2028b')).toBe(true);
  expect(finds('^a.b$', '', 'a\nb')).toBe(false);
  expect(finds('^a.b$', 's', 'a\nb')).toBe(true);
});

test.each(['[[:alpha:]]', '(?>a)', '\\Aa', 'a++', '(?i)a'])(
  'when a pattern has what JavaScript lacks (%s) then it is refused',
  (pattern) => {
    expect(() => finds(pattern, '', 'a')).toThrow(/not supported/);
  },
);
