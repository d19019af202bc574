import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FORGOTTEN_NAME } from '@shop/contracts/customer';
import { opinionsEndpoints } from '@shop/contracts/endpoints/cart-orders/opinions';
import { createBaseApp } from '@shop/service-kit/app';
import { testClient } from '@shop/service-kit/testing/client';
import { serve, type Served } from '@shop/service-kit/testing/serve';
import { storedOrder } from '../testing/stored-order.ts';
import type { RequestHandler } from 'express';
import { openTabs, type Tabs } from '../testing/two-tabs.ts';
import { opinionRoutes } from './opinion.routes.ts';
import type { OpinionRow } from './opinion.model.ts';

const LINE = { id: 1, elixirId: 1, elixirName: 'Dalia', quantity: 1, priceCents: 29_500 };
const pass: RequestHandler = (_req, _res, next) => next();
let tabs: Tabs;
let served: Served;
/** What happens right before it is written. */
let before: () => Promise<unknown> = async () => undefined;
beforeAll(async () => {
  tabs = await openTabs();
  const { deps } = tabs;
  const written = await deps.settings.read();
  const settings = { read: async () => ({ ...written, notices: { opinionDays: 5 } }) };
  const write: typeof deps.opinions.write = async (...args) => {
    await before();
    return deps.opinions.write(...args);
  };
  const routes = opinionRoutes({
    ...{ ...deps, settings, opinions: { ...deps.opinions, write } },
    ...{ limit: pass, limitPhotos: pass },
  });
  served = await serve(
    createBaseApp({
      log: deps.log,
      ready: async () => undefined,
      endpoints: opinionsEndpoints,
      mount: (app) => void app.use('/api/opinions', routes),
    }),
  );
});
afterAll(async () => {
  await served.close();
  await tabs.close();
});

test('when a buyer is forgotten while they write then nothing of what they say is left', async () => {
  const { db, opinionLinks } = tabs.deps;
  const orderId = await storedOrder(db as never, { status: 'completed', items: [LINE] });
  const orders = db.collection<{ _id: string }>('orders');
  before = () => orders.updateOne({ _id: orderId }, { $set: { 'shipping.name': FORGOTTEN_NAME } });

  const path = `/api/opinions/${opinionLinks.token({ _id: orderId }, LINE.elixirId)}`;
  const { status } = await testClient(served.url).post(path, { stars: 5, text: 'Secreto', name: 'Ana' });

  expect(status).toBe(404);
  const left = await db.collection<OpinionRow>('opinions').find({ orderId }).toArray();
  expect(left).toMatchObject([{ state: 'forgotten', text: '', name: '' }]);
});
