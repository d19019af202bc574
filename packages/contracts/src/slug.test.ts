import { expect, test } from '@jest/globals';
import { plainText } from './search.ts';
import { slugOf } from './slug.ts';

test.each([
  ['Velo de Xtabentún', 'velo de xtabentun', 'velo-de-xtabentun'],
  ["Ts'íits'ilche'", 'tsiitsilche', 'tsiitsilche'],
  ['¿Miel & flor?', '¿miel & flor?', 'miel-flor'],
])('when %s is compared or addressed then accents and signs do not count', (name, plain, slug) => {
  expect([plainText(name), slugOf(name)]).toEqual([plain, slug]);
});
