import { describe, expect, test } from '@jest/globals';
import type { Flower } from '@shop/contracts/flower';
import { aFlower } from '@shop/contracts/testing/builders';
import { surprise } from './surprise.ts';

const FORMS = ['bell', 'daisy', 'spike', 'pompom', 'cluster', 'star'] as const;
const garden: Flower[] = FORMS.map((blossom, at) =>
  aFlower({
    id: at + 1,
    blossom,
    taste: { sweet: 2, floral: at < 2 ? 5 : 2, intense: at > 2 ? 5 : 1 },
  }),
);
/** Different numbers in each of a hundred draws, the same in each run. */
const draws = Array.from({ length: 100 }, (_, draw) => {
  let state = draw + 1;
  return surprise(garden, () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647);
});

describe('a blend by surprise', () => {
  test('when it is drawn then it has two or three flowers, one leads with its scent and at most one is intense', () => {
    for (const blend of draws) {
      expect([2, 3]).toContain(blend.length);
      expect(new Set(blend.map(({ id }) => id)).size).toBe(blend.length);
      expect(blend[0]?.taste?.floral).toBe(5);
      expect(blend.filter(({ taste }) => taste?.intense === 5).length).toBeLessThan(2);
    }
    expect(new Set(draws.map((blend) => blend.map(({ id }) => id).join())).size).toBeGreaterThan(10);
  });

  test('when two flowers have one form then they do not stand beside each other', () => {
    const twins = [1, 2].map((id) =>
      aFlower({ id, blossom: 'bell', taste: { sweet: 1, floral: 5, intense: 1 } }),
    );

    expect(surprise(twins, () => 0.5)).toHaveLength(1);
  });

  test('when nobody has tasted the flowers then there is a blend all the same', () => {
    const plain = [1, 2, 3].map((id) => aFlower({ id, taste: undefined, blossom: undefined }));

    expect(surprise(plain, () => 0.9)).toHaveLength(3);
    expect(surprise([], () => 0.9)).toEqual([]);
  });
});
