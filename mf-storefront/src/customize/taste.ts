import type { Flower } from '@shop/contracts/flower';
import type { Taste } from '@shop/contracts/taste';

/** What the flowers taste of together, each bar from 0 to 5; those nobody has tasted do not count. */
export const tasteOf = (flowers: Flower[]): Taste => {
  const tasted = flowers.flatMap(({ taste }) => taste ?? []);
  const middle = (bar: keyof Taste) =>
    tasted.length === 0 ? 0 : tasted.reduce((sum, taste) => sum + taste[bar], 0) / tasted.length;
  return { sweet: middle('sweet'), floral: middle('floral'), intense: middle('intense') };
};
