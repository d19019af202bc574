import { baseEnv, internalEnv, mongoEnv, readConfig, sessionEnv } from '@shop/service-kit/config';
import * as z from 'zod';

const schema = z.object({
  ...baseEnv,
  ...mongoEnv,
  ...sessionEnv,
  ...internalEnv,
  /** '1' fills empty collections with the shop's own flowers and elixirs. */
  SEED: z.optional(z.enum(['', '0', '1'])),
});
export type CatalogConfig = z.output<typeof schema>;

/** @throws ConfigError that names every missing or invalid variable */
export const readCatalogConfig = (env: NodeJS.ProcessEnv = process.env): CatalogConfig =>
  readConfig(schema, env);
