import { expect, test } from '@jest/globals';
import type { Order } from '@shop/contracts/order';
import { recordedEvents } from '@shop/service-kit/testing/recorded-events';
import { eventually } from '../../testing/eventually.ts';
import { mailsOf } from '../../testing/mails.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { sendWebhookEvent } from '../../testing/webhook-event.ts';
import { ownIdOf } from '../../testing/tested-provider.ts';

// The sweep would ask the provider too.
const ALONE = {
  OWNER_EMAIL: 'duena@example.com',
  RECONCILE_EVERY_MS: '600000',
  RECONCILE_AFTER_MS: '600000',
};

const shop = shopHere({ env: ALONE });

const seen = async (orderId: string): Promise<Order> =>
  (await (await shop.admin()).get<{ order: Order }>(`/api/orders/${orderId}`)).body.order;
const complete = async (orderId: string, more: object = {}) =>
  (await shop.admin()).patch(`/api/orders/${orderId}/status`, { status: 'completed', ...more });
/** As a number, when it is one. */
const toldOf = (paymentId: string) => Number(paymentId) || ownIdOf(paymentId);
const stop = (paymentId: string, ts = Date.now()) =>
  sendWebhookEvent(shop, {
    dataId: '',
    ts,
    type: 'stop_delivery_op_wh',
    body: { data: { description: 'fraude', payment_id: toldOf(paymentId) } },
  });

test('when delivery must stop then the order says so, asks before it leaves, and the owner hears of it once', async () => {
  const { orderId, paymentId, client: buyer } = await paidOrder(shop);
  const ts = Date.now();
  expect((await stop(paymentId, ts)).status).toBe(200);
  expect((await stop(paymentId, ts)).status).toBe(200);
  await eventually(async () => (await seen(orderId)).stopReason === 'fraud');

  expect(await complete(orderId)).toMatchObject({
    status: 409,
    body: { code: 'stopped', message: expect.stringContaining('no enviar') },
  });
  expect(await complete(orderId, { confirmUnpaid: true })).toMatchObject({ status: 200 });
  const toBuyer = await buyer.get<{ order: Order }>(`/api/orders/${orderId}`);
  expect(toBuyer.body.order).not.toHaveProperty('doNotShip');
  const history = await (await shop.admin()).get<{ note?: string }[]>(`/api/orders/${orderId}/history`);
  expect(history.body.filter(({ note }) => note?.startsWith('No enviar'))).toHaveLength(1);
  await eventually(async () =>
    (await mailsOf(shop, orderId)).some(({ subject }) => subject.startsWith('No enviar')),
  );
  const { number } = await seen(orderId);
  const recorded = (await recordedEvents(shop.env)).filter(({ call }) => call === 'stop-delivery');
  expect(recorded).toMatchObject([{ who: 'sistema', name: number }]);
});

test('when a notification to stop is not signed, or one that was is sent again for another payment then nothing stops', async () => {
  const [theirs, other] = [await paidOrder(shop), await paidOrder(shop)];
  const ts = Date.now();
  await stop(theirs.paymentId, ts);
  await stop(other.paymentId, ts);
  const query = `data.id=&type=stop_delivery_op_wh`;
  await shop.visitor().post(`/api/webhooks/mercadopago?${query}`, { payment_id: toldOf(other.paymentId) });

  await eventually(async () => (await seen(theirs.orderId)).doNotShip);
  expect(await seen(other.orderId)).not.toHaveProperty('doNotShip');
});

test.each([
  ['an unsigned old one', (id: string) => [`topic=payment&id=${ownIdOf(id)}`, {}]],
  ['one of a chargeback', (id: string) => ['type=topic_chargebacks_wh&data.id=2330', { data: { payment_id: toldOf(id) } }]], // oxfmt-ignore
] as [string, (id: string) => [string, object]][])(
  'when %s names a payment of the shop then its payment is asked for',
  async (_what, sent) => {
    const { orderId, paymentId } = await paidOrder(shop);
    await sandbox(shop.env).webhooks('lost', 1);
    await sandbox(shop.env).turn(paymentId, 'charged_back');
    const [query, body] = sent(paymentId);

    const answer = await shop.visitor().post(`/api/webhooks/mercadopago?${query}`, body);

    expect(answer.status).toBe(200);
    await eventually(async () => (await seen(orderId)).paymentStatus === 'charged_back');
  },
);
