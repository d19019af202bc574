import * as z from 'zod/mini';
import { apiError, isoDate, randomId } from './common.ts';
import { parcel } from './parcel.ts';
import { line } from './typed-text.ts';

/**
 * buying: the account was asked, and nobody knows yet what became of it; bought: paid for; failed: not bought, nothing was
 * charged; cancelled: given back.
 */
export const LABEL_STATUSES = ['buying', 'bought', 'failed', 'cancelled'] as const;
export type LabelStatus = (typeof LABEL_STATUSES)[number];

/** What a carrier tells of a parcel on its way; `place` where it says so. */
const parcelEvent = z.object({ at: z.string(), text: z.string(), place: z.optional(z.string()) });
export type ParcelEvent = z.infer<typeof parcelEvent>;

/** The label of an order, bought at the shop's account. Money in pesos. */
export const label = z.object({
  id: z.string(),
  // Not the enum: one of a later release must still be readable.
  status: z.string(),
  /** The carrier, and its service, as people know them. */
  brand: z.string(),
  name: z.string(),
  /** The account's codes: whoever sends the same purchase again names them. */
  carrier: z.string(),
  service: z.string(),
  /** What it cost; until it is bought what was offered. */
  price: z.number(),
  parcel,
  number: z.optional(z.string()),
  trackUrl: z.optional(z.string()),
  by: z.string(),
  at: isoDate,
  /** Why it was not bought, for people. */
  reason: z.optional(z.string()),
  /** How far its carrier has it, in a word; absent until it was collected. */
  stage: z.optional(z.string()),
  events: z.array(parcelEvent),
});
export type Label = z.infer<typeof label>;

/** GET /api/orders/{orderId}/label: what there is to buy a label with. Without an `account` none can be bought. */
export const labelDesk = z.object({
  account: z.optional(z.object({ label: z.string(), panel: z.string(), isTest: z.boolean() })),
  /** What is missing for a quote, for people. */
  problems: z.array(z.string()),
  /** May weigh more than one parcel can. */
  parcel: z.object({ ...parcel.shape, grams: z.int() }),
  label: z.optional(label),
  /** The order's address was corrected after the label was bought. */
  hasOldAddress: z.optional(z.boolean()),
});
export type LabelDesk = z.infer<typeof labelDesk>;

/** POST /api/orders/{orderId}/label/rates */
export const ratesRequest = z.strictObject({ parcel });
const rate = z.object({
  /** Of the account: what a purchase names. */
  carrier: z.string(),
  service: z.string(),
  /** As people know them. */
  name: z.string(),
  price: z.number(),
  /** In how many days it arrives, or what the carrier says of that in its own words. */
  days: z.optional(z.int()),
  estimate: z.optional(z.string()),
});
export type Rate = z.infer<typeof rate>;
/** Its answer: the cheapest first. `silent` are carriers that did not answer in time, or do not go there. */
export const rates = z.object({ rates: z.array(rate), silent: z.array(z.string()) });
export type Rates = z.infer<typeof rates>;

const CHOICE = 'Elige una tarifa de la lista';
const code = line(1, 80, CHOICE);
/** The account keeps some fifty letters to find a purchase by, the order's number among them. */
const LONGEST_ID = 36;
/**
 * POST /api/orders/{orderId}/label: buys what was offered for this price. The same `id` is the same purchase however often
 * it is sent: it is paid once.
 */
export const labelPurchase = z.strictObject({
  id: randomId.check(z.maxLength(LONGEST_ID)),
  carrier: code,
  service: code,
  price: z.number(CHOICE).check(z.gte(0, CHOICE), z.lte(100_000, CHOICE)),
  parcel,
});
export type LabelPurchase = z.output<typeof labelPurchase>;
/** POST /api/orders/{orderId}/label/not-bought: a person has looked, and this purchase was not made. */
export const labelNotBought = z.strictObject({ id: randomId });
/** Body of its 409: with a `price` it costs that by now. */
export const labelConflict = z.extend(apiError, { price: z.optional(z.number()) });
