import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProposedFactor, RecoveryCodes } from '@shop/contracts/account';
import { Secret, TOTP } from 'otpauth';
import { OWNER } from '../../../e2e/steps/owner.ts';
import { sendWebhookEvent } from '../../../services/cart-orders/src/testing/webhook-event.ts';
import { docker, must, nodeIn } from '../docker.ts';
import type { Failure } from '../load.ts';
import { secret, SECRETS } from './instructions.ts';
import { aBuyer, anOwner, askProvider, aVisitor, signIn } from './people.ts';

/** A checked thing, its expected value and the found one. */
export type Look = [what: string, wanted: unknown, found: unknown];
export type Rotation = {
  /** Values from the provider's panel. */
  env?: Record<string, string>;
  /** Failures that the page announces during the change. */
  mayFail?: (failure: Failure) => boolean;
  signsOut?: boolean;
  /** Answers checks of what the old and the new key open afterwards. */
  before?: () => Promise<() => Promise<Look[]>>;
};

const made = (prefix = '') => prefix + randomBytes(16).toString('hex');
const newToken = made('TEST-');
const newWebhookSecret = made();

/** The provider after a change in its panel: here it reads the shop's own files. */
const changeAtProvider = () =>
  must(['compose', 'up', '-d', '--no-deps', '--force-recreate', '--wait', 'sandbox']);

/** Tries both keys. */
const bothKeys = (name: string, use: (key: string) => Promise<unknown>, [refused, taken]: unknown[]) => {
  const old = secret(name);
  return async (): Promise<Look[]> => [
    [`the old ${name}`, refused, await use(old)],
    [`the new ${name}`, taken, await use(secret(name))],
  ];
};

async function secondFactor() {
  const owner = await anOwner();
  const path = '/api/admin/account/second-factor';
  const { body: app } = await owner.post<ProposedFactor>(path, { password: OWNER.password });
  const totp = new TOTP({ secret: Secret.fromBase32(app.secret) });
  const { recoveryCodes } = (await owner.post<RecoveryCodes>(`${path}/confirm`, { code: totp.generate() }))
    .body;
  return async (): Promise<Look[]> => [
    // A code of the next half minute, which is valid already and unused.
    [
      'a code of the app',
      401,
      (await signIn(aVisitor(), totp.generate({ timestamp: Date.now() + 30_000 }))).status,
    ],
    ['a recovery code', 200, (await signIn(aVisitor(), recoveryCodes[0])).status],
    [
      'switched off by another one',
      200,
      (await owner.post(`${path}/off`, { code: recoveryCodes[1] })).status,
    ],
  ];
}

async function accessToken() {
  const buyer = await aBuyer();
  const looks = bothKeys(
    'mercadopago_access_token',
    async (token) => (await askProvider('GET', '/v1/payments/search', token)).slice(0, 3),
    ['401', '200'],
  );
  return async (): Promise<Look[]> => {
    await changeAtProvider();
    return [...(await looks()), ['a checkout of before is paid', 200, await buyer.submit(await buyer.pay())]];
  };
}

async function webhookSecret() {
  const send = async (key: string) => {
    const shop = { env: { MERCADOPAGO_WEBHOOK_SECRET: key }, visitor: aVisitor };
    return (await sendWebhookEvent(shop as never, {})).status;
  };
  const looks = bothKeys('mercadopago_webhook_secret', send, [401, 200]);
  const buyer = await aBuyer();
  const file = join(SECRETS, 'mercadopago_webhook_secret');
  rmSync(file);
  writeFileSync(file, newWebhookSecret, { mode: 0o444 });
  await changeAtProvider();
  await buyer.pay();
  return async (): Promise<Look[]> => [
    ...(await looks()),
    ['lines that wait for an order whose notification was refused', 0, await buyer.untilOrdered()],
  ];
}

const IN_MONGO = (uri: string) => `
  import mongoose from 'mongoose';
  console.log(await mongoose.createConnection('${uri}').asPromise().then(() => 'in', (error) => error.code));
  process.exit();`;
const IN_CATALOG = (token: string) => `
  const headers = { 'x-internal-token': '${token}' };
  console.log((await fetch('http://catalog:8080/internal/stock/low', { headers })).status);`;
const IN_BUCKET = (accessKey: string) => `
  import { readFileSync } from 'node:fs';
  import { Client } from 'minio';
  const { hostname: endPoint, port } = new URL(process.env.S3_ENDPOINT);
  const secretKey = readFileSync(process.env.S3_SECRET_KEY_FILE, 'utf8').trim();
  const s3 = new Client({ endPoint, port: Number(port), useSSL: false, accessKey: '${accessKey}', secretKey });
  console.log(await s3.bucketExists(process.env.S3_BUCKET).catch((error) => error.code));`;

const inRedis = async (url: string) => {
  const cli = ['redis-cli', '--no-auth-warning', '-a', url.replace(/^redis:\/\/:(\w+)@.*$/, '$1'), 'ping'];
  return (await docker(['compose', 'exec', '-T', 'redis', ...cli], 'silent')).out.split(' ')[0];
};

/** By their names in docs/operations.md. */
export const ROTATIONS: Record<string, Rotation> = {
  session_secret: { signsOut: true },
  second_factor_secret: { before: secondFactor },
  keys_secret: {},
  internal_token: {
    mayFail: ({ what }) => what.startsWith('/api/cart'),
    before: async () =>
      bothKeys('internal_token', (token) => nodeIn('cart-orders', IN_CATALOG(token)), ['401', '200']),
  },
  mercadopago_access_token: { env: { MERCADOPAGO_ACCESS_TOKEN: newToken }, before: accessToken },
  mercadopago_webhook_secret: {
    env: { MERCADOPAGO_WEBHOOK_SECRET: newWebhookSecret },
    before: webhookSecret,
  },
  mongo: {
    before: async () => {
      const of = (name: string, service: string) =>
        bothKeys(`mongo_${name}_uri`, (uri) => nodeIn(service, IN_MONGO(uri)), ['18', 'in']);
      const all = [of('catalog', 'catalog'), of('auth', 'auth'), of('cart_orders', 'cart-orders')];
      all.push(of('content_media', 'content-media'));
      return async () => (await Promise.all(all.map((looks) => looks()))).flat();
    },
  },
  redis: {
    // No answer at all; an answer of a service would have a numeric status.
    mayFail: ({ status }) => typeof status === 'string',
    before: async () => bothKeys('redis_url', inRedis, ['NOAUTH', 'PONG']),
  },
  s3: {
    mayFail: ({ what }) => what.startsWith('/media/'),
    before: async () => {
      const look = (key: string) => nodeIn('content-media', IN_BUCKET(key));
      return bothKeys('s3_access_key', look, ['InvalidAccessKeyId', 'true']);
    },
  },
};
