import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { escapeRegExp, normalizeForSearch, wordText, wordTexts } from './search.ts';

test('when a text is normalised then case, accents and the spaces around it are gone', () => {
  expect(normalizeForSearch(' Xtabentún de MÉRIDA ')).toBe('xtabentun de merida');
  expect(normalizeForSearch('Ñandú')).toBe(normalizeForSearch('n\u0303andu\u0301'));
});

test.each(["D'Ávila", 'D’ÁVILA', 'd´avila', 'dʼávila', '(D‘Ávila)'])(
  'when words are compared then %s is davila, or two words to who writes a space',
  (name) => expect(wordTexts(name)).toEqual(['davila', 'd avila']),
);

test('when words are compared then hyphens, brackets and other signs only stand between them', () => {
  expect(wordText(' Ávila-Ku [Ana]: «miel»/té… ')).toBe('avila ku ana miel te');
  expect(wordText("Ts'íits'ilche'")).toBe('tsiitsilche');
});

test('when a text is escaped then the pattern finds it and nothing else', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(new RegExp(`^${escapeRegExp(text)}$`).test(text)).toBe(true);
    }),
  );
  expect(new RegExp(escapeRegExp('a.c')).test('abc')).toBe(false);
});
