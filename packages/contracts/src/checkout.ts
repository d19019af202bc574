import * as z from 'zod/mini';
import { amounts } from './amounts.ts';
import { apiError, autoId, ownId, randomId } from './common.ts';
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
  /** What is left to pay after a gift card. */
  due: z.optional(z.number()),
});
export type SeenCart = z.infer<typeof seenCart>;
/** What pages of earlier releases send instead: no pieces and no total. */
const seenPrices = z
  .array(z.strictObject({ elixirId: autoId, price: z.number() }))
  .check(z.maxLength(MAX_SEEN));

/**
 * POST /api/checkout/create-preference. `seen` is the cart that the shopper was shown: when it has changed since, the
 * response is 409 with `changes`, and sending the new cart as `seen` accepts it (H28). Without it nothing is compared.
 */
export const preferenceRequest = z.strictObject({
  cartId: randomId,
  shippingDetails: z.optional(deliveryAddress),
  /** Replaces the address when the order is picked up. */
  pickup: z.optional(pickupContact),
  /** A way of the cart's `delivery`. Earlier releases' pages send none: the cheapest that serves the address counts. */
  deliveryId: z.optional(wayId),
  /** One of the `choices` of an earlier response. */
  payWith: z.optional(z.enum(PAY_CHOICE_NAMES)),
  /** The shopper wants a reminder if they do not finish. */
  remind: z.optional(z.boolean()),
  seen: z.optional(z.union([seenCart, seenPrices])),
  /** With the earlier form of `seen`: the discount that the shopper was shown, in pesos. */
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
  /** The provider of that page: a row of PAYMENT_BROWSERS. Earlier releases omit it. */
  provider: z.optional(z.string()),
  /** What the shopper may choose before they leave, and their choice: the page starts with it. */
  choices: z.optional(z.array(z.enum(PAY_CHOICE_NAMES))),
  payWith: z.optional(z.enum(PAY_CHOICE_NAMES)),
  /** Months without interest and the pesos of each; the provider knows them. */
  freeMonths: z.optional(z.object({ months: z.int(), monthly: z.number() })),
  total: z.number(),
  amounts,
});
export type PreferenceResponse = z.infer<typeof preferenceResponse>;

/** Changes that pages of earlier releases know: a new price, or too few pieces on sale. Prices in pesos. */
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
 * Differences from what the shopper saw. Of a line: its price, too few pieces on sale (`left` are), another number of
 * pieces, or a line that was added or removed. Else: what the code or the promotion `name` takes off, the delivery,
 * and last the total. `before` and `now` are pieces for quantity, added and removed, and pesos for the others.
 */
const cartDifference = z.object({
  /** Only for a line. */
  elixirId: z.optional(autoId),
  name: z.string(),
  kind: z.enum(['price', 'unavailable', 'quantity', 'added', 'removed', 'discount', 'shipping', 'total']),
  before: z.optional(z.number()),
  now: z.optional(z.number()),
  left: z.optional(z.int()),
});
export type CartDifference = z.infer<typeof cartDifference>;

/**
 * Body of the 409 of create-preference. The cart is not what the shopper saw: `differences`, and the same in fewer
 * kinds as `changes` (`changes` alone when pieces ran out at this moment). Or an order was made of it already, e.g. in
 * another tab: `orderId`, and no changes.
 */
export const checkoutConflict = z.object({
  message: z.string(),
  changes: z.array(checkoutChange),
  differences: z.optional(z.array(cartDifference)),
  /** The ways that serve the address, when the chosen way does not or no longer exists. */
  ways: z.optional(z.array(offeredWay)),
  orderId: z.optional(randomId),
});
export type CheckoutConflict = z.infer<typeof checkoutConflict>;

/** POST /api/checkout/process-payment */
export const paymentRequest = z.strictObject({
  paymentId: z.union(
    [
      // The form of earlier releases; the second one accepts it too.
      z.string().check(z.regex(/^\d{1,20}$/)),
      z.string().check(z.regex(/^[\w-]{1,64}$/)),
      z.int().check(z.positive()),
    ],
    'El identificador del pago es inválido',
  ),
  cartId: ownId,
  shippingDetails: z.optional(deliveryAddress),
});
export type PaymentRequest = z.infer<typeof paymentRequest>;

/** The shop has received a part of the payment; `payLink` is the provider's page for the rest. */
const partReceived = z.object({
  received: z.number(),
  total: z.number(),
  payLink: z.optional(z.string()),
});
export type PartReceived = z.infer<typeof partReceived>;

/** Body of its 409: the payment does not match, or (`part`) the rest is unpaid. */
export const paymentConflict = z.extend(apiError, { part: z.optional(partReceived) });

export const paymentResponse = z.object({ orderId: z.string(), paymentStatus: z.string() });
export type PaymentResponse = z.infer<typeof paymentResponse>;
