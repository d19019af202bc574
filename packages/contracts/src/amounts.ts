import * as z from 'zod/mini';

/** Base and tax at each rate, for tax that prices include, in pesos. */
export const ivaParts = z.array(z.object({ rate: z.string(), base: z.number(), tax: z.number() }));

/**
 * What a cart, a checkout or an order costs, in pesos: `total` is `lines` less `discount`, with `shipping` and `tax` on top.
 * Prices that include the tax add none. Pages of a shop show these amounts and calculate nothing themselves.
 */
export const amounts = z.object({
  lines: z.number(),
  discount: z.number(),
  shipping: z.number(),
  tax: z.number(),
  total: z.number(),
  currency: z.string(),
  /** The part of the total that a gift card pays, and the rest to pay; absent without a gift card. */
  giftCard: z.optional(z.number()),
  due: z.optional(z.number()),
  /** The included tax by rate, where products or delivery have a rate. */
  iva: z.optional(ivaParts),
});
export type Amounts = z.infer<typeof amounts>;
