import { expect, test } from '@jest/globals';
import { plainText } from './search.ts';
import { slugOf, withSlugs } from './slug.ts';

test.each([
  ['Velo de Xtabentún', 'velo de xtabentun', 'velo-de-xtabentun'],
  ["Ts'íits'ilche'", 'tsiitsilche', 'tsiitsilche'],
  ['¿Miel & flor?', '¿miel & flor?', 'miel-flor'],
])('when %s is compared or addressed, then accents and signs do not count', (name, plain, slug) => {
  expect([plainText(name), slugOf(name)]).toEqual([plain, slug]);
});

test('when products share a name or have no letters, then each still has an address of its own', () => {
  const named = ['Sol', 'Sol', 'sól', '¡!'].map((name, index) => ({ id: index + 1, name }));

  expect(withSlugs(named).map(({ slug }) => slug)).toEqual(['sol', 'sol-2', 'sol-3', '4']);
});
