import * as z from 'zod/mini';
import { autoId, randomId } from './common.ts';
import { shippingDetails } from './shipping.ts';

/**
 * POST /api/checkout/create-preference. `seen` are the prices (pesos) the shopper was shown: when one differs from
 * the catalogue's the answer is 409 with `changes`, and sending the new prices as seen accepts them (H28).
 */
export const preferenceRequest = z.strictObject({
  cartId: randomId,
  shippingDetails: z.optional(shippingDetails),
  seen: z.optional(z.array(z.strictObject({ elixirId: autoId, price: z.number() })).check(z.maxLength(200))),
  /** What the shopper was shown that their code takes off, in pesos; when that is no longer so the answer is 400. */
  seenDiscount: z.optional(z.number()),
});
export type PreferenceRequest = z.infer<typeof preferenceRequest>;

/** `total` in pesos; `initPoint` is the provider's payment page; `sdkUrl` its browser script. */
export const preferenceResponse = z.object({
  preferenceId: z.string(),
  publicKey: z.string(),
  checkoutId: z.string(),
  initPoint: z.string(),
  sdkUrl: z.string(),
  total: z.number(),
});
export type PreferenceResponse = z.infer<typeof preferenceResponse>;

/** A line that is not what the shopper saw: a new price, or no longer on sale in that number: with
 * `left` there are so many pieces. Prices in pesos. */
const checkoutChange = z.object({
  elixirId: autoId,
  name: z.string(),
  kind: z.enum(['price', 'unavailable']),
  before: z.optional(z.number()),
  now: z.optional(z.number()),
  left: z.optional(z.int()),
});
export type CheckoutChange = z.infer<typeof checkoutChange>;

/**
 * Body of the 409 of create-preference: the cart is not what the shopper saw (`changes`), or an order was made of it
 * already, e.g. in another tab (`orderId`, and no changes).
 */
export const checkoutConflict = z.object({
  message: z.string(),
  changes: z.array(checkoutChange),
  orderId: z.optional(randomId),
});
export type CheckoutConflict = z.infer<typeof checkoutConflict>;

/** POST /api/checkout/process-payment */
export const paymentRequest = z.strictObject({
  paymentId: z.union(
    [z.string().check(z.regex(/^\d{1,20}$/)), z.int().check(z.positive())],
    'El identificador del pago es inválido',
  ),
  cartId: z.string().check(z.minLength(1), z.maxLength(64)),
  shippingDetails: z.optional(shippingDetails),
});
export type PaymentRequest = z.infer<typeof paymentRequest>;

export const paymentResponse = z.object({ orderId: z.string(), paymentStatus: z.string() });
export type PaymentResponse = z.infer<typeof paymentResponse>;
