import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { escapeRegExp, normalizeForSearch } from './search.ts';

test('when a text is normalised then case, accents and the spaces around it are gone', () => {
  expect(normalizeForSearch(' Xtabentún de MÉRIDA ')).toBe('xtabentun de merida');
  expect(normalizeForSearch('Ñandú')).toBe(normalizeForSearch('n\u0303andu\u0301'));
});

test('when a text is escaped then the pattern finds it and nothing else', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(new RegExp(`^${escapeRegExp(text)}$`).test(text)).toBe(true);
    }),
  );
  expect(new RegExp(escapeRegExp('a.c')).test('abc')).toBe(false);
});
