import { publicUrl } from '@shop/service-kit/config';
import * as z from 'zod';

export const REAL_API = 'https://api.envia.com';
const CARRIERS = 'estafeta,fedex,dhl,paquetexpress,redpack,ups';

/** What the shop's environment says of its account. */
export const enviaEnv = {
  /** Without it labels are not offered. */
  ENVIA_TOKEN: z.string().min(1).optional(),
  /** Another server with the same API: the provider's own for trials, or the built-in one. */
  ENVIA_BASE_URL: publicUrl.default(REAL_API),
  /** Where it tells what was bought. */
  ENVIA_QUERIES_URL: publicUrl.default('https://queries.envia.com'),
  /** By the provider's codes; each is asked for its rates. */
  ENVIA_CARRIERS: z
    .string()
    .regex(/^[\w-]+(,[\w-]+){0,19}$/)
    .default(CARRIERS),
};
const schema = z.object(enviaEnv);
export type EnviaConfig = z.output<typeof schema>;
