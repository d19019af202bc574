import * as z from 'zod/mini';
import { amounts } from './amounts.ts';
import { apiError, autoId, randomId } from './common.ts';
import { quantity } from './cart.ts';
import { deliveryAddress, pickupContact } from './address.ts';
import { offeredWay, wayId } from './delivery-plan.ts';
import { PAY_CHOICE_NAMES } from './pay-kinds.ts';

const MAX_SEEN = 200;

const seenLine = z.strictObject({ elixirId: autoId, quantity, price: z.number() });
/** The whole cart as the shopper was shown it; money in pesos. */
const seenCart = z.strictObject({
  lines: z.array(seenLine).check(z.maxLength(MAX_SEEN)),
  discount: z.optional(z.strictObject({ code: z.string().check(z.maxLength(100)), amount: z.number() })),
  promotion: z.optional(z.strictObject({ name: z.string().check(z.maxLength(100)), amount: z.number() })),
  shipping: z.number(),
  total: z.number(),
  /** What a gift card leaves to pay. */
  due: z.optional(z.number()),
});
export type SeenCart = z.infer<typeof seenCart>;
/** What pages of earlier releases tell of it: no pieces and no total. */
const seenPrices = z
  .array(z.strictObject({ elixirId: autoId, price: z.number() }))
  .check(z.maxLength(MAX_SEEN));

/**
 * POST /api/checkout/create-preference. `seen` is the cart that the shopper was shown: when it is another by now the
 * answer is 409 with `changes`, and sending the new one as seen accepts it (H28). Without it nothing is compared.
 */
export const preferenceRequest = z.strictObject({
  cartId: randomId,
  shippingDetails: z.optional(deliveryAddress),
  /** In place of an address, where the order is fetched. */
  pickup: z.optional(pickupContact),
  /** A way of the cart's `delivery`. Pages of earlier releases name none: the cheapest that serves the address counts. */
  deliveryId: z.optional(wayId),
  /** Of the `choices` that were answered. */
  payWith: z.optional(z.enum(PAY_CHOICE_NAMES)),
  /** They want to be reminded if they do not finish. */
  remind: z.optional(z.boolean()),
  seen: z.optional(z.union([seenCart, seenPrices])),
  /** With the earlier form of `seen`: what the shopper was shown that their code takes off, in pesos. */
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
  /** Whose page it is: a row of PAYMENT_BROWSERS. Earlier releases name none. */
  provider: z.optional(z.string()),
  /** What the shopper may choose before they leave, and what was chosen: the page begins with it. */
  choices: z.optional(z.array(z.enum(PAY_CHOICE_NAMES))),
  payWith: z.optional(z.enum(PAY_CHOICE_NAMES)),
  /** So many months cost nothing more, each so many pesos: the provider was told of it. */
  freeMonths: z.optional(z.object({ months: z.int(), monthly: z.number() })),
  total: z.number(),
  amounts,
});
export type PreferenceResponse = z.infer<typeof preferenceResponse>;

/** What pages of earlier releases know of it: a new price, or no longer on sale in that number. Prices in pesos. */
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
 * What is not as the shopper saw it. A line: its price, no longer on sale in that number (with `left` there are so many
 * pieces), another number of pieces, one that came or went. Or what the code or a promotion takes off (`name` is its own),
 * the delivery, and last the total. `before` and `now` are pieces for quantity, added and removed, and else pesos.
 */
const cartDifference = z.object({
  /** Of a line. */
  elixirId: z.optional(autoId),
  name: z.string(),
  kind: z.enum(['price', 'unavailable', 'quantity', 'added', 'removed', 'discount', 'shipping', 'total']),
  before: z.optional(z.number()),
  now: z.optional(z.number()),
  left: z.optional(z.int()),
});
export type CartDifference = z.infer<typeof cartDifference>;

/**
 * Body of the 409 of create-preference: the cart is not what the shopper saw (`differences`, and the same in fewer kinds
 * as `changes`; where pieces ran out this very moment, `changes` alone), or an order was made of it already, e.g. in
 * another tab (`orderId`, and no changes).
 */
export const checkoutConflict = z.object({
  message: z.string(),
  changes: z.array(checkoutChange),
  differences: z.optional(z.array(cartDifference)),
  /** Where the chosen way does not serve the address, or is no more: those that do. */
  ways: z.optional(z.array(offeredWay)),
  orderId: z.optional(randomId),
});
export type CheckoutConflict = z.infer<typeof checkoutConflict>;

/** POST /api/checkout/process-payment */
export const paymentRequest = z.strictObject({
  paymentId: z.union(
    [
      // The form of the releases before: the second one says it as well.
      z.string().check(z.regex(/^\d{1,20}$/)),
      z.string().check(z.regex(/^[\w-]{1,64}$/)),
      z.int().check(z.positive()),
    ],
    'El identificador del pago es inválido',
  ),
  cartId: z.string().check(z.minLength(1), z.maxLength(64)),
  shippingDetails: z.optional(deliveryAddress),
});
export type PaymentRequest = z.infer<typeof paymentRequest>;

/** The shop has received a part; `payLink` is the provider's page, where the rest can be paid. */
const partReceived = z.object({
  received: z.number(),
  total: z.number(),
  payLink: z.optional(z.string()),
});
export type PartReceived = z.infer<typeof partReceived>;

/** Body of its 409: the payment does not match, or (`part`) the rest is missing. */
export const paymentConflict = z.extend(apiError, { part: z.optional(partReceived) });

export const paymentResponse = z.object({ orderId: z.string(), paymentStatus: z.string() });
export type PaymentResponse = z.infer<typeof paymentResponse>;
