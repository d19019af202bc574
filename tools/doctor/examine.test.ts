import { describe, expect, test } from '@jest/globals';
import { backing } from '@shop/service-kit/testing/backing';
import { serve } from '@shop/service-kit/testing/serve';
import { mailServer } from '../../packages/mail/src/testing/mail-server.ts';
import { dropStores, someStores } from '../backup/testing/saved-shop.ts';
import type { Environment } from './environment.ts';
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';
import { print } from './print.ts';
import { checkAccount, checkClock } from './provider.ts';
import { checkAge } from './reconciliation.ts';
import { checkInfo } from './redis.ts';
import { checkWebhook } from './webhook.ts';

const NOWHERE = 'http://127.0.0.1:9';
const of = (found: Finding[], area: string) => found.filter((one) => one.area === area);

/** Answers every request alike; what an address is that leads somewhere else. */
async function withServer(
  answer: { status: number; body: string },
  use: (url: string) => Promise<void>,
): Promise<void> {
  const { url, close } = await serve((_req, res) =>
    res.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body),
  );
  try {
    await use(url);
  } finally {
    await close();
  }
}

describe('an installation on real stores', () => {
  test('when stores, mail and sandbox answer then each is said to be right, or what is missing', async () => {
    const mail = await mailServer();
    const stores = await someStores();
    await stores.s3.makeBucket(stores.bucket);
    const env: Environment = {
      ...backing(),
      S3_BUCKET: stores.bucket,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Flor de Kaab <hola@example.com>',
      OWNER_EMAIL: 'ana@example.com',
      PUBLIC_BASE_URL: NOWHERE,
    };

    const found = await examine(env);

    expect(of(found, 'Imágenes (S3)')).toMatchObject([{ level: 'ok' }]);
    expect(of(found, 'Correo')).toMatchObject([{ level: 'ok' }]);
    expect(of(found, 'MongoDB')).toMatchObject([
      { level: 'warning', text: expect.stringContaining('sin contraseña') },
    ]);
    expect(of(found, 'Redis').map(({ level }) => level)).not.toContain('error');
    expect(of(found, 'Mercado Pago').map(({ text }) => text)).toContain(
      'VENDEDOR DE PRUEBA es un usuario de prueba: no se mueve dinero.',
    );
    expect(of(found, 'Avisos de pago')).toMatchObject([{ level: 'warning' }]);
    expect(of(found, 'Reloj')).toEqual([]);
    expect(mail.received).toEqual([]);
    await dropStores(stores);
    await mail.shut();
  });

  test('when nothing answers then each says so and what to do, and no password is printed', async () => {
    const env: Environment = {
      ...backing(),
      MONGODB_URI: 'mongodb://shop:hush-mongo@127.0.0.1:9/?serverSelectionTimeoutMS=500',
      REDIS_URL: 'redis://:hush-redis@127.0.0.1:9',
      S3_ENDPOINT: NOWHERE,
      S3_SECRET_KEY: 'hush-s3',
      SMTP_URL: 'smtp://shop:hush-mail@127.0.0.1:9',
      MAIL_FROM: 'hola@example.com',
      MERCADOPAGO_BASE_URL: NOWHERE,
      PUBLIC_BASE_URL: NOWHERE,
    };
    const lines: string[] = [];

    const found = await examine(env);
    print(found, (line) => lines.push(line));

    const broken = found.filter(({ level }) => level === 'error').map(({ area }) => area);
    expect(broken).toEqual(
      expect.arrayContaining(['MongoDB', 'Redis', 'Imágenes (S3)', 'Correo', 'Mercado Pago']),
    );
    expect(found.every(({ level, todo }) => level === 'ok' || todo)).toBe(true);
    expect(lines.join('\n')).not.toMatch(/hush/);
    expect(lines.at(-1)).toMatch(/^\n\d+ errores, \d+ advertencias, \d+ bien\.$/);
  });
});

describe('single checks', () => {
  test('when the bucket is not there then it is an error', async () => {
    const found = await examine({ ...backing(), S3_BUCKET: 'no-such-bucket', PUBLIC_BASE_URL: NOWHERE });

    expect(of(found, 'Imágenes (S3)')).toMatchObject([
      { level: 'error', text: 'No existe el bucket no-such-bucket.' },
    ]);
  });

  test('when Redis throws keys away or forgets them then it is said', () => {
    expect(
      checkInfo({ maxmemory_policy: 'allkeys-lru', aof_enabled: '0' }, false).map(({ level }) => level),
    ).toEqual(['error', 'warning', 'warning']);
    expect(checkInfo({ maxmemory_policy: 'noeviction', aof_enabled: '1' }, true)).toMatchObject([
      { level: 'ok' },
    ]);
  });

  test.each<[string, number, object, string]>([
    ['refused', 401, {}, 'error'],
    ["another country's", 200, { site_id: 'MLA', nickname: 'X' }, 'error'],
    ["a test user's", 200, { site_id: 'MLM', tags: ['test_user'] }, 'warning'],
    ['the shop owner’s', 200, { site_id: 'MLM', tags: ['normal'], nickname: 'X' }, 'ok'],
  ])('when the token is %s then it is said', (_name, status, account, level) => {
    expect(checkAccount(status, account)).toMatchObject([{ level }]);
  });

  test('when nobody has looked for lost payments for minutes then it is an error, and how long is said', () => {
    expect(checkAge(31)).toMatchObject([{ level: 'ok', text: expect.stringContaining('31 s') }]);
    expect(checkAge(301)).toMatchObject([{ level: 'error', text: expect.stringContaining('301 s') }]);
    expect(checkAge(undefined)).toMatchObject([{ level: 'warning' }]);
  });

  test('when the clock is off by more than a minute then it is an error, and says in which direction', () => {
    const now = Date.parse('2026-11-21T12:00:00Z');

    expect(checkClock('Sat, 21 Nov 2026 11:50:00 GMT', now)).toMatchObject([
      { level: 'error', text: expect.stringContaining('600 s adelantada') },
    ]);
    expect(checkClock('Sat, 21 Nov 2026 12:02:00 GMT', now)).toMatchObject([
      { text: expect.stringContaining('120 s atrasada') },
    ]);
    expect(checkClock('Sat, 21 Nov 2026 12:00:30 GMT', now)).toEqual([]);
    expect(checkClock(null, now)).toEqual([]);
  });

  test('when the public address leads to something else then it is said; the shop itself is recognised', async () => {
    await withServer({ status: 200, body: '{"received":true}' }, async (url) => {
      expect(await checkWebhook({ PUBLIC_BASE_URL: url })).toMatchObject([{ level: 'ok' }]);
    });
    await withServer({ status: 404, body: '<h1>nginx</h1>' }, async (url) => {
      expect(await checkWebhook({ PUBLIC_BASE_URL: url })).toMatchObject([
        { level: 'error', text: expect.stringContaining('no es la tienda') },
      ]);
    });
  });
});
