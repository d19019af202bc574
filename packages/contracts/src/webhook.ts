import * as z from 'zod/mini';
import { isoDate } from './common.ts';
import { soldPart } from './kit.ts';
import { chosenWay } from './delivery-plan.ts';
import { line } from './typed-text.ts';

/** Events that other programs may receive. */
export const WEBHOOK_EVENTS = ['order.paid', 'order.shipped', 'order.delivered', 'stock.low'] as const;
export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];
/** A test event that an owner sends to check their program. */
export const WEBHOOK_TEST = 'webhook.test';

/** waiting: due now or later; failed: given up, until an owner sends it again. */
export const WEBHOOK_DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;
export type WebhookDeliveryStatus = (typeof WEBHOOK_DELIVERY_STATUSES)[number];

/** An owner's address for events, without its secret. */
export const webhookEndpoint = z.object({
  id: z.string(),
  url: z.string(),
  /** Not the enum: an event of a later release must still be listed. */
  events: z.array(z.string()),
  /** Its events say who bought, the address, and the weight. */
  hasPeople: z.optional(z.boolean()),
  isEnabled: z.boolean(),
  createdBy: z.string(),
  createdAt: isoDate,
  /** Every delivery has failed since then. */
  failingSince: z.optional(isoDate),
  /** The shop disabled it after failures. */
  gaveUpAt: z.optional(isoDate),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;
/** GET /api/admin/webhooks */
export const webhookEndpointList = z.array(webhookEndpoint);

const URL_TEXT = 'Escribe la dirección completa, con https://';
const isWebAddress = (text: string): boolean => {
  const { protocol, username, password } = URL.canParse(text) ? new URL(text) : { protocol: '' };
  return /^https?:$/.test(protocol) && !username && !password;
};
const url = line(0, 500, URL_TEXT).check(z.refine(isWebAddress, URL_TEXT));
const EVENTS = 'Elige al menos un aviso';
const events = z
  .array(z.enum(WEBHOOK_EVENTS, 'Elige de la lista'), EVENTS)
  .check(z.minLength(1, EVENTS), z.maxLength(WEBHOOK_EVENTS.length, 'Elige cada uno una vez'));

/** POST /api/admin/webhooks; http is refused unless the installation allows it. */
export const webhookCreate = z.strictObject({ url, events, hasPeople: z.optional(z.boolean()) });
export type WebhookCreate = z.output<typeof webhookCreate>;

/** The response, also of POST /api/admin/webhooks/{id}/secret: the secret is shown only once. */
export const webhookMade = z.object({ ...webhookEndpoint.shape, secret: z.string() });
export type WebhookMade = z.infer<typeof webhookMade>;

/** PATCH /api/admin/webhooks/{id} */
export const webhookChange = z.strictObject({ isEnabled: z.boolean() });

/** One event on its way to one address; lists omit its body. */
export const webhookDelivery = z.object({
  id: z.string(),
  /** The header webhook-id, the same on every try. */
  webhookId: z.string(),
  type: z.string(),
  status: z.string(),
  tries: z.int(),
  createdAt: isoDate,
  triedAt: z.optional(isoDate),
  /** HTTP status of the last try; absent when there was no answer. */
  answer: z.optional(z.int()),
  /** Milliseconds. */
  took: z.optional(z.int()),
  /** Why the last try failed, in words for people. */
  failure: z.optional(z.string()),
  nextTryAt: z.optional(isoDate),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
/** GET /api/admin/webhooks/{id}/deliveries: the latest, newest first. */
export const webhookDeliveryList = z.array(webhookDelivery);

/** The body of an order's events: it names the buyer only where `hasPeople`. Money in pesos. */
const orderData = z.object({
  id: z.string(),
  number: z.string(),
  createdAt: isoDate,
  total: z.number(),
  currency: z.string(),
  /** The price of its delivery, and the way, in shops that have more than free delivery. */
  shipping: z.optional(z.number()),
  delivery: z.optional(chosenWay),
  lines: z.array(
    z.object({
      elixirId: z.int(),
      name: z.string(),
      quantity: z.int(),
      price: z.number(),
      /** The discount of code and promotion on all its pieces. */
      discount: z.optional(z.number()),
      /** Only of a kit: the parts of one piece. */
      parts: z.optional(z.array(soldPart)),
    }),
  ),
  /** Only in 'order.paid' with `hasPeople`; the address is absent when nothing ships, and the weight is in grams. */
  buyer: z.optional(z.object({ name: z.string(), email: z.string(), phone: z.optional(z.string()) })),
  address: z.optional(
    z.object({
      recipient: z.string(),
      street: z.string(),
      colonia: z.string(),
      city: z.string(),
      state: z.string(),
      zip: z.string(),
      notes: z.optional(z.string()),
    }),
  ),
  weight: z.optional(z.int()),
});
export type WebhookOrder = z.infer<typeof orderData>;
const stockData = z.object({ elixirId: z.int(), name: z.string(), left: z.int() });
export type WebhookStock = z.infer<typeof stockData>;

const message = (type: string, data: z.ZodMiniType) =>
  z.object({ type: z.literal(type), timestamp: isoDate, data });
/** The body of each event. */
export const WEBHOOK_MESSAGES: Record<WebhookEventType | typeof WEBHOOK_TEST, z.ZodMiniType> = {
  'order.paid': message('order.paid', orderData),
  'order.shipped': message('order.shipped', orderData),
  'order.delivered': message('order.delivered', orderData),
  'stock.low': message('stock.low', stockData),
  [WEBHOOK_TEST]: message(WEBHOOK_TEST, z.object({})),
};
