import * as z from 'zod';

/** A variable that is missing or malformed; the message lists every one of them. */
export class ConfigError extends Error {}

const url = z.url({ protocol: /^https?$/ });
const secret = z.string().min(16, 'must have at least 16 characters');

/** Variables that several services read; each service picks its own with `z.object({ ...baseEnv, … })`. */
export const baseEnv = {
  PORT: z.coerce.number().int().min(0).max(65_535),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
};
export const mongoEnv = {
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//),
  MONGODB_DB: z.string().optional(),
};
export const redisEnv = { REDIS_URL: z.string().regex(/^rediss?:\/\//) };
export const sessionEnv = { ...redisEnv, SESSION_SECRET: secret, PUBLIC_BASE_URL: url };
export const internalEnv = { INTERNAL_TOKEN: secret };
export const envUrl = url;
export const envSecret = secret;

/**
 * Parses the environment once.
 * @throws ConfigError with one line that names every missing or invalid variable
 */
export function readConfig<T extends z.ZodType>(
  schema: T,
  env: NodeJS.ProcessEnv = process.env,
): z.output<T> {
  const result = schema.safeParse(env);
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return env[name] === undefined ? `${name} is missing` : `${name}: ${issue.message}`;
  });
  throw new ConfigError(`Configuration: ${wrong.join('; ')}`);
}
