import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLog } from '@shop/service-kit/log';
import { createMetrics } from '@shop/service-kit/metrics';
import { backing } from '@shop/service-kit/testing/backing';
import { forFile } from '@shop/service-kit/testing/for-file';
import { serveRoutes } from '@shop/service-kit/testing/serve-routes';
import { partShop } from '../../testing/part-shop.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { settle } from '../settle/settle.ts';
import { sweepPayments } from '../settle/sweep.ts';
import { webhookRoutes } from '../webhook/webhook.routes.ts';
import type { ReceivedRequest } from './payment.port.ts';

const shop = forFile(partShop);
let served: Awaited<ReturnType<typeof serveRoutes>>;
beforeAll(async () => {
  const log = createLog('test', 'silent');
  const deps = {
    ...shop.deps,
    log,
    metrics: createMetrics(),
    queue: { ...shop.deps.queue, settle: settled },
  };
  const mount = (app: { use: (path: string, router: ReturnType<typeof webhookRoutes>) => unknown }) =>
    void app.use('/api/webhooks', webhookRoutes(deps));
  served = await serveRoutes({ log, rawBodiesAt: '/api/webhooks', mount });
});
afterAll(() => served.close());

/** A queue that settles at once. */
const settled = async (paymentId: string): Promise<void> => void (await settle(shop.deps, paymentId));
const notify = ({ headers, rawBody }: Pick<ReceivedRequest, 'headers' | 'rawBody'>, provider = 'memory') =>
  fetch(`${served.url}/api/webhooks/${provider}`, {
    method: 'POST',
    headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
    body: rawBody.toString(),
  });
const stored = async (name: string, filter: object) => (await shop.deps.db.collection(name).findOne(filter))!;

test('when one notification tells of several payments then each has its order, and whose it is stands on its rows', async () => {
  const [one, other] = [await shop.checkout(), await shop.checkout()];
  const ids = [await shop.pay(one.link), await shop.pay(other.link)];

  expect((await notify(shop.provider.notificationOf(...ids))).status).toBe(200);

  for (const [at, { checkoutId }] of [one, other].entries()) {
    expect(await shop.orders(checkoutId)).toMatchObject([
      { paymentIntentId: ids[at], paymentStatus: 'approved' },
    ]);
    expect(await stored('payments', { _id: ids[at] as never })).toMatchObject({ provider: 'memory' });
    expect(await stored('checkouts', { _id: checkoutId as never })).toMatchObject({ provider: 'memory' });
  }
});

test('when a notification was changed on its way, or is of nobody then it is refused', async () => {
  const { link, checkoutId } = await shop.checkout();
  const { headers, rawBody } = shop.provider.notificationOf(await shop.pay(link));

  expect((await notify({ headers, rawBody: Buffer.from(`${rawBody} `) })).status).toBe(401);
  expect((await notify({ headers: {}, rawBody })).status).toBe(401);
  expect((await notify({ headers, rawBody }, 'nobody')).status).toBe(404);
  expect(await shop.orders(checkoutId)).toEqual([]);
});

test('when the shop has changed its provider then orders of both are refunded where they were paid', async () => {
  const provider = sandbox(backing());
  shop.choose('mercadopago');
  const before = await shop.checkout();
  shop.choose('memory');
  const now = await shop.checkout();
  const old = await provider.pay(before.link);
  const fresh = await shop.pay(now.link);
  for (const id of [old, fresh]) await settled(id);

  for (const id of [old, fresh]) await shop.giveBack(id, 20_000);

  expect(await provider.refundsOf(old)).toMatchObject([{ amount: 200 }]);
  expect([...shop.provider.refunds.values()]).toMatchObject([{ paymentId: fresh, amountCents: 20_000 }]);
  for (const [{ checkoutId }, id, name] of [
    [before, old, 'mercadopago'],
    [now, fresh, 'memory'],
  ] as const) {
    expect(await shop.orders(checkoutId)).toMatchObject([
      { paymentStatus: 'partially_refunded', refundedCents: 20_000 },
    ]);
    expect(await stored('refunds', { _id: id as never })).toMatchObject({ provider: name });
    expect(await stored('checkouts', { _id: checkoutId as never })).toMatchObject({ provider: name });
  }
});

test('when a payment says that it is for a checkout of another provider then a person looks at it', async () => {
  shop.choose('mercadopago');
  const { checkoutId } = await shop.checkout();
  shop.choose('memory');
  const { link } = await shop.checkout();
  const id = await shop.pay(link, undefined, { externalReference: checkoutId });

  expect(await settle(shop.deps, id)).toMatchObject({ kind: 'review' });
  expect(await shop.open(id)).toEqual(['collector']);
});

test('when a payment of the second provider changed then the sweep finds it, from a place of its own', async () => {
  const { link, checkoutId } = await shop.checkout();
  const id = await shop.pay(link);
  const provider = { names: ['memory'], findChanged: shop.provider.findChanged };
  const queue = { ...shop.deps.queue, settle: settled };

  await sweepPayments({ ...shop.deps, provider, queue }, new Date(Date.now() + 60_000));

  expect(await shop.orders(checkoutId)).toMatchObject([{ paymentIntentId: id }]);
  expect(await shop.deps.sweeps.position('memory')).toBeInstanceOf(Date);
  expect(await shop.deps.sweeps.position('mercadopago')).toBeUndefined();
});
