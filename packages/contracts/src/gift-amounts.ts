import * as z from 'zod/mini';
import { GIFT_AMOUNT, MOST_GIFT_AMOUNTS } from './sold-gift-cards.ts';
import { clearable, line } from './typed-text.ts';

const AMOUNTS = `Hasta ${MOST_GIFT_AMOUNTS} importes en pesos, sin centavos, de ${GIFT_AMOUNT.least} a ${GIFT_AMOUNT.most}`;
/** What gift cards a shop sells, as its owner types it: '250, 500, 1,000'. */
const giftAmounts = z.pipe(
  z.pipe(
    z.union([clearable(line(0, 100, AMOUNTS)), z.array(z.number(AMOUNTS), AMOUNTS)], AMOUNTS),
    z.transform((typed: string | number[]) =>
      typeof typed === 'string'
        ? typed
            // More than the most can be no comma of thousands.
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
  /** The shop gives gift cards, and says where they are typed. */
  giftCards: z.optional(z.boolean()),
  /** What gift cards it sells, in pesos (sold-gift-cards.ts). */
  giftCardAmounts: z.optional(z.array(z.number())),
};
export const giftCardFields = {
  giftCards: z.optional(z.boolean()),
  giftCardAmounts: z.optional(giftAmounts),
};
