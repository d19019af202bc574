import { expect, test } from '@jest/globals';
import { byName } from './by-name.ts';

test('when names are sorted then their order is that of the Spanish alphabet', () => {
  const names = ['cedro', 'Caña', 'Cápsula', 'Canela', 'Canzal', 'Acahual', 'Ábaco', 'Abeto'];

  expect(names.toSorted(byName)).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')));
});
