import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FORGOTTEN_NAME } from '@shop/contracts/customer';
import { opinionsEndpoints } from '@shop/contracts/endpoints/cart-orders/opinions';
import { forFile } from '@shop/service-kit/testing/for-file';
import { serveRoutes } from '@shop/service-kit/testing/serve-routes';
import { storedOrder } from '../testing/stored-order.ts';
import type { RequestHandler } from 'express';
import { openTabs } from '../testing/two-tabs.ts';
import { opinionRoutes } from './opinion.routes.ts';
import type { OpinionRow } from './opinion.model.ts';

const LINE = { id: 1, elixirId: 1, elixirName: 'Dalia', quantity: 1, priceCents: 29_500 };
const pass: RequestHandler = (_req, _res, next) => next();
const tabs = forFile(openTabs);
let served: Awaited<ReturnType<typeof serveRoutes>>;
/** Runs right before the opinion is written. */
let before: () => Promise<unknown> = async () => undefined;
beforeAll(async () => {
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
  served = await serveRoutes({
    endpoints: opinionsEndpoints,
    mount: (app) => void app.use('/api/opinions', routes),
  });
});
afterAll(() => served.close());

test('when a buyer is forgotten while they write then nothing of what they say is left', async () => {
  const { db, opinionLinks } = tabs.deps;
  const orderId = await storedOrder(db as never, { status: 'completed', items: [LINE] });
  const orders = db.collection<{ _id: string }>('orders');
  before = () => orders.updateOne({ _id: orderId }, { $set: { 'shipping.name': FORGOTTEN_NAME } });

  const path = `/api/opinions/${opinionLinks.token({ _id: orderId }, LINE.elixirId)}`;
  const { status } = await served.client.post(path, { stars: 5, text: 'Secreto', name: 'Ana' });

  expect(status).toBe(404);
  const left = await db.collection<OpinionRow>('opinions').find({ orderId }).toArray();
  expect(left).toMatchObject([{ state: 'forgotten', text: '', name: '' }]);
});
