import * as z from 'zod/mini';
import { apiError, isoDate, randomId } from './common.ts';
import { parcel } from './parcel.ts';
import { line } from './typed-text.ts';

/**
 * buying: the account was asked, and the result is unknown; bought: paid for; failed: not bought, nothing was
 * charged; cancelled: returned.
 */
export const LABEL_STATUSES = ['buying', 'bought', 'failed', 'cancelled'] as const;
export type LabelStatus = (typeof LABEL_STATUSES)[number];

/** An event that a carrier reports of a parcel; `place` when it is reported. */
const parcelEvent = z.object({ at: z.string(), text: z.string(), place: z.optional(z.string()) });
export type ParcelEvent = z.infer<typeof parcelEvent>;

/** The label of an order, bought at the shop's account. Money in pesos. */
export const label = z.object({
  id: z.string(),
  // Not the enum: one of a later release must still be readable.
  status: z.string(),
  /** The carrier and its service, by their public names. */
  brand: z.string(),
  name: z.string(),
  /** The account's codes: a repeated purchase sends them again. */
  carrier: z.string(),
  service: z.string(),
  /** What it cost; before the purchase, what was offered. */
  price: z.number(),
  parcel,
  number: z.optional(z.string()),
  trackUrl: z.optional(z.string()),
  by: z.string(),
  at: isoDate,
  /** Why it was not bought, in words for people. */
  reason: z.optional(z.string()),
  /** How far the parcel is, in a word; absent until the carrier collected it. */
  stage: z.optional(z.string()),
  events: z.array(parcelEvent),
});
export type Label = z.infer<typeof label>;

/** GET /api/orders/{orderId}/label: all that is needed to buy a label. Without an `account` none can be bought. */
export const labelDesk = z.object({
  account: z.optional(z.object({ label: z.string(), panel: z.string(), isTest: z.boolean() })),
  /** What is missing for a quote, in words for people. */
  problems: z.array(z.string()),
  /** May weigh more than one parcel may. */
  parcel: z.object({ ...parcel.shape, grams: z.int() }),
  label: z.optional(label),
  /** The order's address was corrected after the label was bought. */
  hasOldAddress: z.optional(z.boolean()),
});
export type LabelDesk = z.infer<typeof labelDesk>;

/** POST /api/orders/{orderId}/label/rates */
export const ratesRequest = z.strictObject({ parcel });
const rate = z.object({
  /** The account's codes, which a purchase sends. */
  carrier: z.string(),
  service: z.string(),
  /** The public name. */
  name: z.string(),
  price: z.number(),
  /** Days until it arrives, or the carrier's own words on that. */
  days: z.optional(z.int()),
  estimate: z.optional(z.string()),
});
export type Rate = z.infer<typeof rate>;
/** The response: the cheapest first. `silent` carriers did not answer in time, or do not serve the place. */
export const rates = z.object({ rates: z.array(rate), silent: z.array(z.string()) });
export type Rates = z.infer<typeof rates>;

const CHOICE = 'Elige una tarifa de la lista';
const code = line(1, 80, CHOICE);
/** The account stores about fifty letters to find a purchase by, the order's number among them. */
const LONGEST_ID = 36;
/**
 * POST /api/orders/{orderId}/label: buys an offer at this price. A repeated `id` is the same purchase and is paid
 * only once.
 */
export const labelPurchase = z.strictObject({
  id: randomId.check(z.maxLength(LONGEST_ID)),
  carrier: code,
  service: code,
  price: z.number(CHOICE).check(z.gte(0, CHOICE), z.lte(100_000, CHOICE)),
  parcel,
});
export type LabelPurchase = z.output<typeof labelPurchase>;
/** POST /api/orders/{orderId}/label/not-bought: a person has checked that this purchase was not made. */
export const labelNotBought = z.strictObject({ id: randomId });
/** Body of its 409: `price` is the current one when it has changed. */
export const labelConflict = z.extend(apiError, { price: z.optional(z.number()) });
