import { baseEnv, envUrl, mongoEnv, readConfig, redisEnv, sessionEnv } from '@shop/service-kit/config';
import { mailServerEnv, SENDER, senderIsKnown } from '@shop/mail/env';
import * as z from 'zod';

const fields = z.object({
  ...baseEnv,
  ...mongoEnv,
  ...sessionEnv,
  ...mailServerEnv,
  /** Where name and colours for mails are read; without it the name is MAIL_FROM's. */
  CONTENT_MEDIA_URL: envUrl.optional(),
  /** Seals the secrets of authenticator apps; SESSION_SECRET does where it is not set. */
  SECOND_FACTOR_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /**
   * How long the audit log goes back. Two years: what somebody did is often asked about at the next year's closing, and
   * addresses of people are not to be kept for ever.
   */
  AUDIT_RETENTION_DAYS: z.coerce.number().int().min(30).max(36_500).default(730),
  /** The first administrator; only read while there is none. */
  ADMIN_USERNAME: z.string().optional(),
  ADMIN_PASSWORD: z.string().optional(),
});
const schema = fields.refine(senderIsKnown, SENDER);
export type AuthConfig = z.output<typeof schema>;

/** @throws ConfigError that names every missing or invalid variable */
export const readAuthConfig = (env: NodeJS.ProcessEnv = process.env): AuthConfig => readConfig(schema, env);

/** What the command line needs: the database, and the sessions that it ends. */
export const readCliConfig = (env: NodeJS.ProcessEnv = process.env) =>
  readConfig(z.object({ ...mongoEnv, ...redisEnv }), env);
