import {
  baseEnv,
  envUrl,
  internalEnv,
  mongoEnv,
  readConfig,
  seedEnv,
  sessionEnv,
} from '@shop/service-kit/config';
import { mailEnv, SENDER, senderIsKnown } from '@shop/mail/env';
import * as z from 'zod';

const fields = z.object({
  ...baseEnv,
  ...mongoEnv,
  ...sessionEnv,
  ...internalEnv,
  ...mailEnv,
  S3_ENDPOINT: envUrl,
  S3_ACCESS_KEY: z.string().min(1),
  S3_SECRET_KEY: z.string().min(1),
  S3_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is not the name of a bucket'),
  ...seedEnv,
});
const schema = fields.refine(senderIsKnown, SENDER);

export type ContentMediaConfig = z.output<typeof schema>;

/** @throws ConfigError that names every missing or invalid variable */
export const readContentMediaConfig = (env: NodeJS.ProcessEnv = process.env): ContentMediaConfig =>
  readConfig(schema, env);
