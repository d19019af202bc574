import {
  baseEnv,
  internalEnv,
  mongoEnv,
  readConfig,
  s3Env,
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
  ...s3Env,
  ...seedEnv,
});
const schema = fields.refine(senderIsKnown, SENDER);

export type ContentMediaConfig = z.output<typeof schema>;

/** @throws ConfigError that names every missing or invalid variable */
export const readContentMediaConfig = (env: NodeJS.ProcessEnv = process.env): ContentMediaConfig =>
  readConfig(schema, env);
