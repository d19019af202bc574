import { envUrl } from '@shop/service-kit/config';
import * as z from 'zod';

/** Environment variables of the shop's account. */
export const mercadoPagoEnv = {
  /** Without these three the owner types them in 'Cobros y correo'; until then nothing is paid. */
  MERCADOPAGO_ACCESS_TOKEN: z.string().optional(),
  MERCADOPAGO_PUBLIC_KEY: z.string().optional(),
  MERCADOPAGO_WEBHOOK_SECRET: z.string().optional(),
  /** Another server with the same API. */
  MERCADOPAGO_BASE_URL: envUrl.optional(),
  MERCADOPAGO_SDK_URL: envUrl.optional(),
  /** 1: all of these belong to the built-in sandbox, and the owner's own keys take precedence. */
  MERCADOPAGO_TRIAL: z.enum(['0', '1']).optional(),
};
const schema = z.object({ ...mercadoPagoEnv, PUBLIC_BASE_URL: z.string() });
export type MercadoPagoConfig = z.output<typeof schema>;
