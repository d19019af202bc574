import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Cart } from '@shop/contracts/cart';
import { testClient } from '@shop/service-kit/testing/client';
import { database } from './testing/database.ts';
import { eventually } from './testing/eventually.ts';
import { sendWebhookEvent } from './testing/webhook-event.ts';
import { freePort, runningShop, type RunningShop } from './testing/running-shop.ts';
import { end, spawnEntry } from './testing/spawn.ts';

let shop: RunningShop;
let service: ChildProcess;
let url: string;
const visitor = () => testClient(url);

beforeAll(async () => {
  shop = await runningShop({ worker: false });
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  // Nothing listens at this address: Redis is down before the service starts.
  service = spawnEntry(shop, 'main', { PORT: String(port), REDIS_URL: 'redis://127.0.0.1:1' });
  await eventually(
    () =>
      visitor()
        .get('/healthz')
        .catch(() => undefined),
    60_000,
  );
});
afterAll(async () => {
  await end(service, 'SIGKILL');
  await shop.stop();
});

test('when Redis is away then what needs a session is refused at once, in Spanish', async () => {
  const elixir = await shop.addElixir();
  const start = Date.now();

  const refused = await visitor().post('/api/cart/items', {
    cartId: 'new',
    elixirId: elixir.id,
    quantity: 1,
  });

  expect(refused).toMatchObject({ status: 503, body: { message: expect.stringContaining('disponible') } });
  expect(Date.now() - start).toBeLessThan(5_000);
  expect((await visitor().get('/readyz')).status).toBe(503);
});

test('when Redis is away then a visitor without a cart can still look', async () => {
  expect((await visitor().get<Cart>('/api/cart')).body.cart.id).toBe('new');
});

test('when Redis is away then a notification is stored for later and thanked', async () => {
  const answer = await sendWebhookEvent({ env: shop.env, visitor }, { dataId: '4711' });
  expect(answer.status).toBe(200);
  const waiting = await database(shop, (db) =>
    db.collection('payment_notices').find({ paymentId: '4711', queuedAt: null }).toArray(),
  );
  expect(waiting).toHaveLength(1);
});

// The last test of the file: it ends the service.
test('when Redis is away then the service still ends in time', async () => {
  const start = Date.now();
  const exited = once(service, 'exit');
  service.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(Date.now() - start).toBeLessThan(8_000);
});
