import { expect, test } from '@jest/globals';
import { testClient } from '@shop/service-kit/testing/client';
import { backing } from '@shop/service-kit/testing/backing';
import { catalog } from './service.ts';
import { withCatalog } from './testing/with-catalog.ts';

const NOWHERE = '127.0.0.1:1';

test('when Redis is away then shoppers read on and administrators are told to wait', () =>
  withCatalog(
    async ({ shopper, admin }) => {
      const menu = await shopper.get('/api/elixirs/predesigned/all');
      const ready = await shopper.get('/readyz');
      const list = await admin.get('/api/elixirs');

      expect([menu.status, ready.status]).toEqual([200, 200]);
      expect(list).toMatchObject({
        status: 503,
        body: { message: 'El servicio no está disponible por el momento. Intenta de nuevo.' },
      });
      expect(list.headers.get('retry-after')).toBe('2');
    },
    { REDIS_URL: `redis://${NOWHERE}` },
  ));

test('when the database goes away then the answer is a Spanish 503 and the service is not ready', async () => {
  const { running } = await catalog.start(backing());
  const shopper = testClient(`http://127.0.0.1:${running.port}`);
  const { default: mongoose } = await import('mongoose');

  await Promise.all(mongoose.connections.map((connection) => connection.close()));
  const menu = await shopper.get('/api/elixirs/predesigned/all');
  const ready = await shopper.get('/readyz');
  await running.close();

  expect(menu).toMatchObject({
    status: 503,
    body: { message: 'El servicio no está disponible por el momento. Intenta de nuevo.' },
  });
  expect(ready.status).toBe(503);
});
