import { baseEnv, internalEnv, mongoEnv, readConfig, seedEnv, sessionEnv } from '@shop/service-kit/config';
import * as z from 'zod';

const schema = z.object({
  ...baseEnv,
  ...mongoEnv,
  ...sessionEnv,
  ...internalEnv,
  ...seedEnv,
});
export type CatalogConfig = z.output<typeof schema>;

/** @throws ConfigError that names every missing or invalid variable */
export const readCatalogConfig = (env: NodeJS.ProcessEnv = process.env): CatalogConfig =>
  readConfig(schema, env);
