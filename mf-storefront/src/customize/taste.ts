import type { Flower } from '@shop/contracts/flower';
import type { Taste } from '@shop/contracts/taste';

/** The parts of a taste, in the order of its bars. */
export const TASTES: [keyof Taste, string][] = [
  ['sweet', 'Dulce'],
  ['floral', 'Floral'],
  ['intense', 'Intenso'],
];
/** From this value on, the flower counts as having this taste. */
const MUCH = 4;

export const isMuch = ({ taste }: Flower, of: keyof Taste): boolean =>
  taste !== undefined && taste[of] >= MUCH;

/** The average taste of the flowers, each bar from 0 to 5; flowers without a taste are left out. */
export const tasteOf = (flowers: Flower[]): Taste => {
  const tasted = flowers.flatMap(({ taste }) => taste ?? []);
  const middle = (bar: keyof Taste) =>
    tasted.length === 0 ? 0 : tasted.reduce((sum, taste) => sum + taste[bar], 0) / tasted.length;
  return { sweet: middle('sweet'), floral: middle('floral'), intense: middle('intense') };
};
