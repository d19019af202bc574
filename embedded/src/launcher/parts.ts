import { join } from 'node:path';
import { startEnvia } from '../envia/server.ts';
import { startFacturapi } from '../facturapi/server.ts';
import { startMongo } from '../mongo/server.ts';
import { startSandbox } from '../mercadopago/server.ts';
import { keepRedis } from '../redis/server.ts';
import { startS3 } from '../s3/server.ts';
import type { Secrets } from './secrets.ts';

/** A started part: what the services need to know of it, and the port it listens at. */
export type Part = { env: Record<string, string>; port: number; close(): Promise<void> };
export type Place = {
  dataDir: string;
  secrets: Secrets;
  publicBaseUrl: string | undefined;
  /** How often the database takes out of its files what is no longer in it, unless each minute. */
  turnMs: string | undefined;
  /** Where it listened before; any free port when it is started for the first time. */
  port: number | undefined;
};

/** The parts. A part is not started when one of its `givenBy` variables is set. */
export const parts: { name: string; givenBy: string[]; start: (place: Place) => Promise<Part> }[] = [
  { name: 'mongo', givenBy: ['MONGODB_URI'], start: mongo },
  { name: 'redis', givenBy: ['REDIS_URL'], start: redis },
  { name: 's3', givenBy: ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'], start: s3 },
  {
    name: 'mercadopago',
    givenBy: [
      'MERCADOPAGO_ACCESS_TOKEN',
      'MERCADOPAGO_PUBLIC_KEY',
      'MERCADOPAGO_WEBHOOK_SECRET',
      'MERCADOPAGO_BASE_URL',
      'MERCADOPAGO_SDK_URL',
    ],
    start: mercadopago,
  },
  { name: 'envia', givenBy: ['ENVIA_TOKEN'], start: envia },
  { name: 'facturapi', givenBy: ['FACTURAPI_KEY'], start: facturapi },
];

const at = (port: number | undefined) => (port === undefined ? {} : { port });

async function mongo(place: Place): Promise<Part> {
  const { uri, port, close } = await startMongo({
    dataDir: join(place.dataDir, 'mongo'),
    ...at(place.port),
    ...(place.turnMs && { sweepMs: Number(place.turnMs) }),
  });
  return { env: { MONGODB_URI: uri }, port, close };
}

async function redis(place: Place): Promise<Part> {
  const options = {
    dataDir: join(place.dataDir, 'redis'),
    password: place.secrets.redisPassword,
    ...at(place.port),
  };
  const { url, port, close } = await keepRedis(options, (line) =>
    process.stderr.write(`embedded: ${line}\n`),
  );
  return { env: { REDIS_URL: url }, port, close };
}

async function s3({ dataDir, secrets, port: wanted }: Place): Promise<Part> {
  const keys = { accessKey: secrets.s3AccessKey, secretKey: secrets.s3SecretKey };
  const { url, port, close } = await startS3({ dataDir: join(dataDir, 's3'), ...keys, ...at(wanted) });
  return {
    env: { S3_ENDPOINT: url, S3_ACCESS_KEY: keys.accessKey, S3_SECRET_KEY: keys.secretKey },
    port,
    close,
  };
}

async function mercadopago({ dataDir, secrets, publicBaseUrl, port }: Place): Promise<Part> {
  const { accessToken, publicKey, webhookSecret } = secrets;
  const sandbox = await startSandbox({
    dataDir: join(dataDir, 'mercadopago'),
    ...(publicBaseUrl && { publicUrl: `${publicBaseUrl.replace(/\/+$/, '')}/sandbox` }),
    ...at(port),
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
      MERCADOPAGO_TRIAL: '1',
      SANDBOX_URL: sandbox.url,
    },
    port: sandbox.port,
    close: sandbox.close,
  };
}

async function envia({ dataDir, secrets, port: wanted }: Place): Promise<Part> {
  const token = secrets.accessToken;
  const { url, port, close } = await startEnvia({ dataDir: join(dataDir, 'envia'), token, ...at(wanted) });
  return {
    env: { ENVIA_TOKEN: token, ENVIA_BASE_URL: url, ENVIA_QUERIES_URL: url, ENVIA_TRIAL: '1' },
    port,
    close,
  };
}

async function facturapi({ dataDir, secrets, port: wanted }: Place): Promise<Part> {
  const key = `sk_test_${secrets.accessToken.replace(/\W/g, '')}`;
  const { url, port, close } = await startFacturapi({
    dataDir: join(dataDir, 'facturapi'),
    key,
    ...at(wanted),
  });
  return { env: { FACTURAPI_KEY: key, FACTURAPI_BASE_URL: `${url}/v2`, FACTURAPI_TRIAL: '1' }, port, close };
}
