import { join } from 'node:path';
import { startMongo } from '../mongo/server.ts';
import { startSandbox } from '../mercadopago/server.ts';
import { startRedis } from '../redis/server.ts';
import { startS3 } from '../s3/server.ts';
import type { Secrets } from './secrets.ts';

/** A started part: what the services need to know of it, and how it ends. */
export type Part = { env: Record<string, string>; died?: Promise<string>; close(): Promise<void> };
export type Place = { dataDir: string; secrets: Secrets; publicBaseUrl: string | undefined };

/** The parts, each with the variables that say 'I bring my own'. */
export const parts: { givenBy: string[]; start: (place: Place) => Promise<Part> }[] = [
  { givenBy: ['MONGODB_URI'], start: mongo },
  { givenBy: ['REDIS_URL'], start: redis },
  { givenBy: ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'], start: s3 },
  {
    givenBy: [
      'MERCADOPAGO_ACCESS_TOKEN',
      'MERCADOPAGO_PUBLIC_KEY',
      'MERCADOPAGO_WEBHOOK_SECRET',
      'MERCADOPAGO_BASE_URL',
      'MERCADOPAGO_SDK_URL',
    ],
    start: mercadopago,
  },
];

async function mongo({ dataDir }: Place): Promise<Part> {
  const { uri, close } = await startMongo({ dataDir: join(dataDir, 'mongo') });
  return { env: { MONGODB_URI: uri }, close };
}

async function redis({ dataDir, secrets }: Place): Promise<Part> {
  const { url, died, close } = await startRedis({
    dataDir: join(dataDir, 'redis'),
    password: secrets.redisPassword,
  });
  return { env: { REDIS_URL: url }, died, close };
}

async function s3({ dataDir, secrets }: Place): Promise<Part> {
  const keys = { accessKey: secrets.s3AccessKey, secretKey: secrets.s3SecretKey };
  const { url, close } = await startS3({ dataDir: join(dataDir, 's3'), ...keys });
  return {
    env: { S3_ENDPOINT: url, S3_ACCESS_KEY: keys.accessKey, S3_SECRET_KEY: keys.secretKey },
    close,
  };
}

async function mercadopago({ dataDir, secrets, publicBaseUrl }: Place): Promise<Part> {
  const { accessToken, publicKey, webhookSecret } = secrets;
  const sandbox = await startSandbox({
    dataDir: join(dataDir, 'mercadopago'),
    ...(publicBaseUrl && { publicUrl: `${publicBaseUrl.replace(/\/+$/, '')}/sandbox` }),
    accessToken,
    publicKey,
    webhookSecret,
  });
  return {
    env: {
      MERCADOPAGO_ACCESS_TOKEN: accessToken,
      MERCADOPAGO_PUBLIC_KEY: publicKey,
      MERCADOPAGO_WEBHOOK_SECRET: webhookSecret,
      MERCADOPAGO_BASE_URL: sandbox.url,
      MERCADOPAGO_SDK_URL: `${sandbox.publicUrl}/sdk/js/v2`,
      SANDBOX_URL: sandbox.url,
    },
    close: sandbox.close,
  };
}
