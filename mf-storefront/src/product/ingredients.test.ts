import { expect, test } from '@jest/globals';
import { aFlower } from '@shop/contracts/testing/builders';
import { seededCatalog } from '../testing/seeded-catalog.ts';
import { ingredientsOf, shareOf } from './ingredients.ts';

test('when flowers say what they give then the ingredients do', () => {
  const flowers = [
    aFlower({ name: 'Xtabentún', properties: 'Aporta miel de su floración (noviembre). Anís.' }),
    aFlower({ name: 'Dalia', properties: 'Acidez delicada.' }),
  ];

  expect(ingredientsOf(['Dalia', 'Xtabentún', 'Otra'], flowers)).toBe(
    'Miel de abeja; Dalia; Xtabentún (miel de su floración); Otra',
  );
});

test('when the flowers are the seed’s then each says what it gives', () => {
  expect(seededCatalog.flowers.filter((flower) => !shareOf(flower))).toEqual([]);
});
