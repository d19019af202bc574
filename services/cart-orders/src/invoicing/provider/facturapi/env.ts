import { publicUrl } from '@shop/service-kit/config';
import * as z from 'zod';

/** What the shop's environment says of its account. */
export const facturapiEnv = {
  /** Without it, and without the owner's of 'Cobros y correo', invoices are a list for the accountant. */
  FACTURAPI_KEY: z.string().min(1).optional(),
  /** Another server with the same API: the built-in one. */
  FACTURAPI_BASE_URL: publicUrl.optional(),
  /** 1: both are of the built-in stand-in, and the owner's key goes before them. */
  FACTURAPI_TRIAL: z.enum(['0', '1']).optional(),
};
const schema = z.object(facturapiEnv);
export type FacturapiConfig = z.output<typeof schema>;
