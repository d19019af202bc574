import { publicUrl } from '@shop/service-kit/config';
import * as z from 'zod';

export const REAL_API = 'https://api.envia.com';
export const REAL_QUERIES = 'https://queries.envia.com';
const CARRIERS = 'estafeta,fedex,dhl,paquetexpress,redpack,ups';

/** The account's settings in the environment. */
export const enviaEnv = {
  /** Without it, and without the owner's token in 'Cobros y correo', labels are not offered. */
  ENVIA_TOKEN: z.string().min(1).optional(),
  /** Another server with the same API: the provider's test server, or the built-in one. */
  ENVIA_BASE_URL: publicUrl.optional(),
  /** The server for queries about purchases. */
  ENVIA_QUERIES_URL: publicUrl.optional(),
  /** 1: these settings belong to the built-in stand-in, and the owner's token takes precedence. */
  ENVIA_TRIAL: z.enum(['0', '1']).optional(),
  /** The provider's codes of carriers; each is asked for its rates. */
  ENVIA_CARRIERS: z
    .string()
    .regex(/^[\w-]+(,[\w-]+){0,19}$/)
    .default(CARRIERS),
};
const schema = z.object(enviaEnv);
export type EnviaConfig = z.output<typeof schema>;
