import { afterAll, expect, test } from '@jest/globals';
import { endpoints } from '@shop/contracts/endpoints';
import type { Request } from 'express';
import { Redis } from 'ioredis';
import { recordChanges } from '../audit/record-changes.ts';
import { createLog } from '../log.ts';
import { optionalAdminSession, adminSession, requireAdmin } from '../session.ts';
import { makeApiToken, withToken } from '../testing/api-tokens.ts';
import { backing, signIn, signInAdmin } from '../testing/backing.ts';
import { testClient } from '../testing/client.ts';
import { forFile } from '../testing/for-file.ts';
import { recordedEvents } from '../testing/recorded-events.ts';
import { serveRoutes } from '../testing/serve-routes.ts';
import { hashOfToken, recordKey, REVOKED, usedKey } from './token-record.ts';
import { useToken } from './use-token.ts';

const env = backing();
const redis = new Redis(env.REDIS_URL);
const lines: string[] = [];
const log = createLog('test', 'info', { write: (line: string) => void lines.push(line) });
const CALLS_PER_TOKEN = 3;

const whoOf = (req: Request) => ({ who: req.session?.admin?.username, cookie: req.headers.cookie });

const session = { redis, secret: env.SESSION_SECRET, publicBaseUrl: env.PUBLIC_BASE_URL };
const served = forFile(() =>
  serveRoutes({
    log,
    endpoints,
    mount: (mounted) => {
      mounted.use(recordChanges({ redis, queue: env.AUDIT_QUEUE, log }));
      mounted.get('/api/orders/:orderId', optionalAdminSession(session), (_req, res) => {
        res.json({ isFull: Boolean(res.locals['admin']) });
      });
      mounted.use(adminSession({ ...session, callsPerToken: CALLS_PER_TOKEN }));
      mounted.post('/api/admin/login', (_req, res) => void res.json({}));
      mounted.use(requireAdmin, (req, res) => {
        if (req.path === '/api/lots') throw new Error('a fault');
        res.json(whoOf(req));
      });
    },
  }),
);
afterAll(() => redis.disconnect());

const integration = async (...scopes: string[]) => {
  const token = await makeApiToken(env, scopes);
  return { token, ...withToken(served.url, token) };
};
const NOT_VALID = { status: 401, body: { message: 'El token no es válido, terminó o fue revocado.' } };

test('when a token is sent then it is the token that asks, and a cookie beside it does not count', async () => {
  const { token } = await integration('orders.read');
  const headers = { authorization: `bearer ${token}`, cookie: await signInAdmin(env, 'owner') };

  const read = await testClient(served.url).request('GET', '/api/orders', undefined, headers);
  const beyond = await testClient(served.url).request('GET', '/api/admin/team', undefined, headers);

  expect(read).toMatchObject({ status: 200, body: { who: 'Token API «Bodega»' } });
  expect(read.body).not.toHaveProperty('cookie');
  expect(read.headers.get('cache-control')).toBe('no-store');
  expect([beyond.status, beyond.body]).toEqual([403, { message: 'No tienes permiso para hacer esto.' }]);
});

test('when a call is none of the back office then a token does not open it', async () => {
  const { post } = await integration('orders.read');

  expect((await post('/api/admin/login', {})).status).toBe(403);
});

test.each(['orders.read', 'orders.ship', 'owner'])(
  'when an order is read with the scope %s then only a token that may read orders sees all of it',
  async (scope) => {
    const { get } = await integration(scope);

    expect((await get('/api/orders/999999')).body).toEqual({ isFull: scope === 'orders.read' });
  },
);

test('when a token is malformed, unknown, ended or revoked then it is 401, with a cookie too', async () => {
  const ended = await makeApiToken(env, ['orders.read'], { endsAt: Date.now() });
  const revoked = await makeApiToken(env, ['orders.read']);
  await redis.set(recordKey(hashOfToken(revoked)), REVOKED);
  const unknown = `shop_${'x'.repeat(43)}`;

  for (const token of ['', 'shop_', 'a b', '*', unknown, `${unknown}x`, ended, revoked]) {
    const client = await signIn(withToken(served.url, token), env, 'owner');
    expect([token, await client.get('/api/orders')]).toEqual([token, expect.objectContaining(NOT_VALID)]);
    expect(await client.get('/api/orders/999999')).toMatchObject(NOT_VALID);
  }
});

test('when a token has an end then it counts until that moment', async () => {
  const endsAt = Date.now() + 86_400_000;
  const token = await makeApiToken(env, ['orders.read'], { endsAt });

  expect(await useToken(redis, token, endsAt - 1)).toMatchObject({ record: { endsAt } });
  await expect(useToken(redis, token, endsAt)).rejects.toMatchObject({ status: 401 });
});

test('when a token is used often then its use is written once a minute', async () => {
  const token = await makeApiToken(env, ['orders.read']);
  const start = Date.now();
  const uses = [];
  for (const after of [0, 1, 59_999, 60_000, 119_999]) {
    await useToken(redis, token, start + after);
    uses.push(Number(await redis.get(usedKey(hashOfToken(token)))) - start);
  }

  expect(uses).toEqual([0, 0, 0, 60_000, 60_000]);
});

test('when one token calls too often then it is 429 while another one goes on', async () => {
  const [busy, other] = [await integration('orders.read'), await integration('orders.read')];
  const statuses = [];
  for (let call = 0; call <= CALLS_PER_TOKEN; call++) statuses.push((await busy.get('/api/orders')).status);

  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await other.get('/api/orders')).status).toBe(200);
});

test('when a token changes something then the audit log names it', async () => {
  const { patch } = await integration('products.write');
  await recordedEvents(env);

  await patch('/api/elixirs/999999', { stock: 3 });

  expect(await recordedEvents(env)).toMatchObject([
    { call: 'PATCH /api/elixirs/{id}', who: 'Token API «Bodega»', role: 'token', target: '999999' },
  ]);
});

test('when a token tries what it may not do then the audit log says which, once an hour for each call', async () => {
  const { patch, put, get } = await integration('orders.read');
  await recordedEvents(env);

  for (const _ of [1, 2]) expect((await patch('/api/elixirs/1', {})).status).toBe(403);
  await put('/api/admin/settings', {});
  await get('/api/admin/team');

  const tried = { who: 'Token API «Bodega»', role: 'token', outcome: 'refused' };
  expect(await recordedEvents(env)).toMatchObject([
    { ...tried, call: 'PATCH /api/elixirs/{id}', target: '1' },
    { ...tried, call: 'PUT /api/admin/settings' },
  ]);
});

test('when tokens that do not count try to change something then it is told once an hour for each address', async () => {
  await redis.del(await redis.keys('refused-token:*'));
  const revoked = await makeApiToken(env, ['products.write']);
  await redis.set(recordKey(hashOfToken(revoked)), REVOKED);
  await recordedEvents(env);

  await withToken(served.url, revoked).get('/api/orders');
  for (const token of [revoked, `shop_${'x'.repeat(43)}`])
    expect(await withToken(served.url, token).patch('/api/elixirs/1', {})).toMatchObject(NOT_VALID);

  expect(await recordedEvents(env)).toMatchObject([
    { who: 'Token API no válido', role: 'token', call: 'PATCH /api/elixirs/{id}', outcome: 'refused' },
  ]);
});

test('when calls with tokens succeed, are refused or fail then no line of the log has one', async () => {
  const { token, get } = await integration('products.read');
  const wrong = `shop_${'y'.repeat(43)}`;
  lines.length = 0;

  await get(`/api/elixirs?q=${token}`);
  await withToken(served.url, wrong).get('/api/elixirs');
  const failed = await get('/api/lots');
  log.info({ req: { headers: { authorization: `Bearer ${token}` } } }, 'as a library might');

  expect(failed.status).toBe(500);
  expect(lines.length).toBeGreaterThan(3);
  for (const secret of [token, wrong]) expect(lines.join('')).not.toContain(secret);
});
