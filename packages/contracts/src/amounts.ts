import * as z from 'zod/mini';

/** What is at which rate of the tax that prices include, in pesos. */
export const ivaParts = z.array(z.object({ rate: z.string(), base: z.number(), tax: z.number() }));

/**
 * What a cart, a checkout or an order costs, in pesos: `total` is `lines` less `discount`, with `shipping` and `tax` on top.
 * Prices that include the tax have none on top. Pages of a shop show these and reckon nothing themselves.
 */
export const amounts = z.object({
  lines: z.number(),
  discount: z.number(),
  shipping: z.number(),
  tax: z.number(),
  total: z.number(),
  currency: z.string(),
  /** What of the total a gift card pays, and what is left to pay; absent without one. */
  giftCard: z.optional(z.number()),
  due: z.optional(z.number()),
  /** What of it is at which rate of the tax that prices include, where products or delivery say one. */
  iva: z.optional(ivaParts),
});
export type Amounts = z.infer<typeof amounts>;
