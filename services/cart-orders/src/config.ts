import { CARRIER_PROVIDERS } from '@shop/contracts/keys';
import { FIRST_PROVIDER, PAYMENT_PROVIDERS } from '@shop/contracts/payment-browsers';
import {
  baseEnv,
  envUrl,
  internalEnv,
  keysEnv,
  milliseconds,
  mongoEnv,
  redisEnv,
  sessionEnv,
  waitEnv,
} from '@shop/service-kit/config';
import { mailEnv, SENDER, senderIsKnown } from '@shop/mail/env';
import * as z from 'zod';
import { enviaEnv } from './carriers/provider/envia/env.ts';
import { facturapiEnv } from './invoicing/provider/facturapi/env.ts';
import { paymentEnv } from './payments/provider/providers.ts';

const perMinute = (fallback: number) => z.coerce.number().int().positive().default(fallback);

const fields = z.object({
  ...baseEnv,
  ...mongoEnv,
  ...redisEnv,
  ...sessionEnv,
  ...internalEnv,
  ...mailEnv,
  ...keysEnv,
  CATALOG_URL: envUrl,
  ...waitEnv,
  CONTENT_MEDIA_URL: envUrl,
  ...paymentEnv,
  /** The provider of new checkouts; earlier ones stay with their own provider. */
  PAYMENT_PROVIDER: z.enum(PAYMENT_PROVIDERS).default(FIRST_PROVIDER),
  ...enviaEnv,
  ...facturapiEnv,
  /** The provider of labels, once its key is set. */
  CARRIER_PROVIDER: z.enum(CARRIER_PROVIDERS).default('envia'),
  /** How often it is asked about each parcel. */
  PARCEL_FOLLOW_MS: milliseconds(7_200_000),
  /** How often to look for parcels to ask about, and for purchases whose answer was lost. */
  PARCEL_EVERY_MS: milliseconds(60_000),
  /** The order's status after an approved payment (H14). */
  ORDER_STATUS_ON_APPROVED: z.enum(['processing', 'pending']).default('processing'),
  /** Per shopper; an address has many times as much. */
  CART_LIMIT_PER_MINUTE: perMinute(120),
  CUSTOM_ELIXIR_LIMIT_PER_MINUTE: perMinute(20),
  CHECKOUT_LIMIT_PER_MINUTE: perMinute(120),
  ORDER_LIMIT_PER_MINUTE: perMinute(120),
  /** How many different payments one session, and one address, may ask about. */
  PAYMENT_IDS_PER_SESSION: perMinute(10),
  PAYMENT_IDS_PER_ADDRESS: perMinute(60),
  /** How often to look for what no request reported. */
  RECONCILE_EVERY_MS: milliseconds(30_000),
  /** What is younger waits for its notification. This and one more pass take less than the promised 90 s. */
  RECONCILE_AFTER_MS: milliseconds(50_000),
  /** How long scarce things are held for a shopper who is paying. */
  RESERVATION_MS: milliseconds(1_800_000),
  /** The longest wait for a webhook's delivery: an event starts it at once. */
  WEBHOOK_EVERY_MS: milliseconds(30_000),
  /** How long a person can decide on a payment without an order, before it is refunded automatically. */
  REFUND_STRAYS_AFTER_MS: milliseconds(600_000),
});
export const cartOrdersConfig = fields.refine(senderIsKnown, SENDER);
export type CartOrdersConfig = z.output<typeof cartOrdersConfig>;

export const databaseName = (config: CartOrdersConfig): string => config.MONGODB_DB ?? 'cart_orders';
