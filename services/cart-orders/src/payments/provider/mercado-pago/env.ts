import { envUrl } from '@shop/service-kit/config';
import * as z from 'zod';

/** What the shop's environment says of its account. */
export const mercadoPagoEnv = {
  MERCADOPAGO_ACCESS_TOKEN: z.string().min(1),
  MERCADOPAGO_PUBLIC_KEY: z.string().min(1),
  // An empty secret would make every forged notification valid.
  MERCADOPAGO_WEBHOOK_SECRET: z.string().min(1),
  /** Another server with the same API. */
  MERCADOPAGO_BASE_URL: envUrl.optional(),
  MERCADOPAGO_SDK_URL: envUrl.optional(),
};
const schema = z.object({ ...mercadoPagoEnv, PUBLIC_BASE_URL: z.string() });
export type MercadoPagoConfig = z.output<typeof schema>;
