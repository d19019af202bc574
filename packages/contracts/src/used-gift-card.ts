import * as z from 'zod/mini';

/** The card on a cart and what it pays, in pesos. With a `problem` it pays nothing, and the text says why. */
export const usedGiftCard = z.object({
  lastFour: z.string(),
  amount: z.number(),
  /** The amount that the card leaves unpaid although it has more: the least that other payments accept. */
  leaves: z.optional(z.number()),
  problem: z.optional(z.string()),
});
export type UsedGiftCard = z.infer<typeof usedGiftCard>;
