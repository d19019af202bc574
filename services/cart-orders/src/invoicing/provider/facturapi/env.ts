import { publicUrl } from '@shop/service-kit/config';
import * as z from 'zod';

/** Environment variables of the shop's account. */
export const facturapiEnv = {
  /** Without it, and without the owner's key in 'Cobros y correo', invoices are a list for the accountant. */
  FACTURAPI_KEY: z.string().min(1).optional(),
  /** Another server with the same API: the built-in one. */
  FACTURAPI_BASE_URL: publicUrl.optional(),
  /** 1: both belong to the built-in stand-in, and the owner's own key takes precedence. */
  FACTURAPI_TRIAL: z.enum(['0', '1']).optional(),
};
const schema = z.object(facturapiEnv);
export type FacturapiConfig = z.output<typeof schema>;
