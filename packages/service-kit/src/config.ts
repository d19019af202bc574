import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** Variables are missing or malformed; the message lists all of them. */
export class ConfigError extends Error {}

const url = z.url({ protocol: /^https?$/ });
const secret = z.string().min(16, 'must have at least 16 characters');

/** Variables that several services read; each service picks its own with `z.object({ ...baseEnv, … })`. */
export const baseEnv = {
  PORT: z.coerce.number().int().min(0).max(65_535),
  HOST: z.string().default('127.0.0.1'),
  /** Port of the metrics (metrics-server.ts); without it there are none. Never publish it. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Open file descriptor for the log: programs that share a process have one each. */
  LOG_FD: z.coerce.number().int().min(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
};
/** How long a process answers after the signal to stop, in milliseconds: its clients notice and go elsewhere. */
export const drainEnv = { DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0) };
/** PREPARE_ONLY=1 ends the process once its stores are ready: indexes, migrations and first content for a rollout. */
export const prepareEnv = { PREPARE_ONLY: z.enum(['0', '1']).optional() };
const SAMPLERS = ['always_on', 'always_off', 'traceidratio'] as const;
/** OpenTelemetry's own variables. Traces are sent only when the first one names a collector. */
export const tracingEnv = {
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_TRACES_SAMPLER: z
    .enum([...SAMPLERS, ...SAMPLERS.map((name) => `parentbased_${name}` as const)])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_SERVICE_NAME: z.string().optional(),
};
const tracingConfig = z.object(tracingEnv);
export type TracingConfig = z.output<typeof tracingConfig>;
export const mongoEnv = {
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//),
  MONGODB_DB: z.string().optional(),
};
/** The region that S3 stores without regions accept. */
export const DEFAULT_REGION = 'us-east-1';
/** A bucket of any S3 store. */
export const s3Env = {
  S3_ENDPOINT: url,
  S3_ACCESS_KEY: z.string().min(1),
  S3_SECRET_KEY: z.string().min(1),
  S3_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is not the name of a bucket'),
  S3_REGION: z.string().min(1).default(DEFAULT_REGION),
};
/**
 * redis+sentinel://:password@a:26379,b:26379/name?sentinelPassword=other, the last when Sentinels require one; with
 * rediss+sentinel:// both use TLS.
 */
export const SENTINEL_URL =
  /^redis(?<tls>s?)\+sentinel:\/\/(?:(?<username>[^:@/]*):(?<password>[^@/]*)@)?(?<hosts>[^@/?]+)\/(?<name>[\w.-]+)(?:\?sentinelPassword=(?<sentinelPassword>[^&#]+))?$/;
export const redisEnv = {
  REDIS_URL: z.string().regex(new RegExp(`^rediss?://|${SENTINEL_URL.source}`)),
};
/** Without slashes at the end, because paths are appended. */
export const publicUrl = url.transform((value) => value.replace(/\/+$/, ''));
export const sessionEnv = {
  ...redisEnv,
  SESSION_SECRET: secret,
  PUBLIC_BASE_URL: publicUrl,
  /** The Redis queue of changes for the audit log: one name for all services of a shop. */
  AUDIT_QUEUE: z.string().min(1).default('audit'),
};
/** SEED=1 fills empty stores with the sample content of the folder SEED_DIR (`seedFolder`). */
export const seedEnv = { SEED: z.enum(['0', '1']).optional(), SEED_DIR: z.string().optional() };
export const internalEnv = { INTERNAL_TOKEN: secret };
export const envUrl = url;
/** Seals the keys that the owner types in 'Cobros y correo'; without it no key can be stored there. */
export const keysEnv = { KEYS_SECRET: secret.optional() };
/** How long requests wait for an unavailable service, from the first failed request on; 0: not at all. */
export const waitEnv = { SERVICE_WAIT_MS: z.coerce.number().int().min(0).max(30_000).default(10_000) };
/** A duration above zero. */
export const milliseconds = (fallback: number) => z.coerce.number().int().positive().default(fallback);

/**
 * Parses the environment once. The value of a variable `X` may be in a file that `X_FILE` names, as container secrets
 * are; an empty one counts as missing.
 * @throws ConfigError with one line that names every missing or invalid variable
 */
export function readConfig<T extends z.ZodType>(
  schema: T,
  env: NodeJS.ProcessEnv = process.env,
): z.output<T> {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const given = withFiles(names, env);
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return given[name] === undefined ? `${name} is missing` : `${name}: ${issue.message}`;
  });
  throw new ConfigError(`Configuration: ${wrong.join('; ')}`);
}

function withFiles(names: string[], env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  for (const name of names) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined)
      throw new ConfigError(`Configuration: ${name} and ${name}_FILE are both set; leave one out`);
    const text = readSecret(`${name}_FILE`, file);
    if (text !== '') given[name] = text;
  }
  return given;
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`Configuration: ${name}: cannot read ${file} (${code})`);
  }
}
