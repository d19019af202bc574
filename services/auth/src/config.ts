import { baseEnv, mongoEnv, readConfig, redisEnv, sessionEnv } from '@shop/service-kit/config';
import * as z from 'zod';

const schema = z.object({
  ...baseEnv,
  ...mongoEnv,
  ...sessionEnv,
  /** Seals the secrets of authenticator apps; SESSION_SECRET does where it is not set. */
  SECOND_FACTOR_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** The first administrator; only read while there is none. */
  ADMIN_USERNAME: z.string().optional(),
  ADMIN_PASSWORD: z.string().optional(),
});
export type AuthConfig = z.output<typeof schema>;

/** @throws ConfigError that names every missing or invalid variable */
export const readAuthConfig = (env: NodeJS.ProcessEnv = process.env): AuthConfig => readConfig(schema, env);

/** What the command line needs: the database, and the sessions that it ends. */
export const readCliConfig = (env: NodeJS.ProcessEnv = process.env) =>
  readConfig(z.object({ ...mongoEnv, ...redisEnv }), env);
