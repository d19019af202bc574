import * as z from 'zod/mini';
import { GIFT_AMOUNT, MOST_GIFT_AMOUNTS } from './sold-gift-cards.ts';
import { clearable, line } from './typed-text.ts';

const AMOUNTS = `Hasta ${MOST_GIFT_AMOUNTS} importes en pesos, sin centavos, de ${GIFT_AMOUNT.least} a ${GIFT_AMOUNT.most}`;
/** The amounts of gift cards that a shop sells, as its owner types them: '250, 500, 1,000'. */
const giftAmounts = z.pipe(
  z.pipe(
    z.union([clearable(line(0, 100, AMOUNTS)), z.array(z.number(AMOUNTS), AMOUNTS)], AMOUNTS),
    z.transform((typed: string | number[]) =>
      typeof typed === 'string'
        ? typed
            // A comma is one of thousands only up to the highest amount.
            .replace(/\b(1?\d|20),(\d{3})\b/g, '$1$2')
            .split(/[\s,;$]+/)
            .filter(Boolean)
            .map(Number)
        : typed,
    ),
  ),
  z.array(z.int(AMOUNTS).check(z.gte(GIFT_AMOUNT.least, AMOUNTS), z.lte(GIFT_AMOUNT.most, AMOUNTS))).check(
    z.maxLength(MOST_GIFT_AMOUNTS, AMOUNTS),
    z.overwrite((amounts) => [...new Set(amounts)].toSorted((one, other) => one - other)),
  ),
);

export const giftCardSettings = {
  /** The shop has gift cards, and shows where to type them. */
  giftCards: z.optional(z.boolean()),
  /** The amounts of gift cards on sale, in pesos (sold-gift-cards.ts). */
  giftCardAmounts: z.optional(z.array(z.number())),
};
export const giftCardFields = {
  giftCards: z.optional(z.boolean()),
  giftCardAmounts: z.optional(giftAmounts),
};
