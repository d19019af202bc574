import * as z from 'zod/mini';

/** The card on a cart and what of it pays, in pesos. With a `problem` it pays nothing, and the words say why. */
export const usedGiftCard = z.object({
  lastFour: z.string(),
  amount: z.number(),
  /** What it leaves to be paid otherwise although it has more: the least that can be. */
  leaves: z.optional(z.number()),
  problem: z.optional(z.string()),
});
export type UsedGiftCard = z.infer<typeof usedGiftCard>;
