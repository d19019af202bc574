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
  CONTENT_MEDIA_URL: envUrl,
  ...paymentEnv,
  /** Where new checkouts are paid; those of before stay with the provider that they were made at. */
  PAYMENT_PROVIDER: z.enum(PAYMENT_PROVIDERS).default(FIRST_PROVIDER),
  ...enviaEnv,
  ...facturapiEnv,
  /** Where labels are bought, once its key is there. */
  CARRIER_PROVIDER: z.enum(CARRIER_PROVIDERS).default('envia'),
  /** How often it is asked where a parcel is. */
  PARCEL_FOLLOW_MS: milliseconds(7_200_000),
  /** And how often somebody looks for parcels to ask about, and for purchases whose answer was lost. */
  PARCEL_EVERY_MS: milliseconds(60_000),
  /** Where an approved payment moves an order (H14). */
  ORDER_STATUS_ON_APPROVED: z.enum(['processing', 'pending']).default('processing'),
  /** Of one shopper; their address has many times as much. */
  CART_LIMIT_PER_MINUTE: perMinute(120),
  CUSTOM_ELIXIR_LIMIT_PER_MINUTE: perMinute(20),
  CHECKOUT_LIMIT_PER_MINUTE: perMinute(120),
  ORDER_LIMIT_PER_MINUTE: perMinute(120),
  /** Different payments that one session, and one address, may ask after. */
  PAYMENT_IDS_PER_SESSION: perMinute(10),
  PAYMENT_IDS_PER_ADDRESS: perMinute(60),
  RECONCILE_EVERY_MS: milliseconds(30_000),
  /** With one more round it stays below 90 s: by then even a payment of which no notification came has its order. */
  RECONCILE_AFTER_MS: milliseconds(50_000),
  /** How long what is scarce is held for who is paying. */
  RESERVATION_MS: milliseconds(1_800_000),
  /** The longest wait, as for mails. */
  WEBHOOK_EVERY_MS: milliseconds(30_000),
  /** The grace period in which a person may decide otherwise before a payment without an order is refunded by itself. */
  REFUND_STRAYS_AFTER_MS: milliseconds(600_000),
});
export const cartOrdersConfig = fields.refine(senderIsKnown, SENDER);
export type CartOrdersConfig = z.output<typeof cartOrdersConfig>;

export const databaseName = (config: CartOrdersConfig): string => config.MONGODB_DB ?? 'cart_orders';
