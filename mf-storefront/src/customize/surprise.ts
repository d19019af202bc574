import type { Flower } from '@shop/contracts/flower';
import { isMuch } from './taste.ts';

/** Two or three flowers, as in the shop's own blends: more would taste of everything. */
const FEWEST = 2;
const MOST = 3;

/** Shuffles the list. @param random from 0 to just below 1 */
const shuffled = <T>(all: T[], random: () => number): T[] =>
  all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

/**
 * A blend in the shop's style: one flower leads with its scent, the others add another form and another taste, and
 * only one of them is intense. With too few matching flowers it returns what matches.
 */
export const surprise = (flowers: Flower[], random: () => number = Math.random): Flower[] => {
  const drawn = shuffled(flowers, random);
  const leading = drawn.find((flower) => isMuch(flower, 'floral')) ?? drawn[0];
  if (!leading) return [];
  const size = random() < 0.5 ? FEWEST : MOST;
  const blend = [leading];
  for (const flower of drawn) if (blend.length < size && fits(flower, blend)) blend.push(flower);
  return blend;
};

const fits = (flower: Flower, blend: Flower[]): boolean =>
  blend.every(
    (other) =>
      other.id !== flower.id &&
      (other.blossom === undefined || other.blossom !== flower.blossom) &&
      !(isMuch(other, 'intense') && isMuch(flower, 'intense')),
  );
