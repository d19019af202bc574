import { expect, test } from '@jest/globals';
import { orderStatusConflict, type Order } from '@shop/contracts/order';
import { changeStatus } from '../order/order.ts';
import { createOrderStore } from '../order/order.store.ts';
import { orderModel } from '../order/order.model.ts';
import { database, outboxIsEmpty } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { mailsAre, mailsOf, SOON } from '../../testing/mails.ts';
import { paidOrder, unpaidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';

const WAITING = ['pay-before'];
const shop = shopHere({ env: SOON });

/** An order with an unpaid slip, and an administrator. */
async function waitingOrder() {
  const { paymentId, orderId } = await unpaidOrder(shop);
  await mailsAre(shop, orderId, WAITING);
  const admin = await shop.admin();
  const move = (body: object) => admin.patch<Order>(`/api/orders/${orderId}/status`, body);
  return { orderId, paymentId, move };
}

test('when an order without its payment is completed then that has to be confirmed, and nobody hears that it left', async () => {
  const { orderId, move } = await waitingOrder();

  const asked = await move({ status: 'completed' });
  expect(asked.status).toBe(409);
  expect(orderStatusConflict.parse(asked.body)).toMatchObject({
    code: 'unpaid',
    message: expect.stringContaining('no está pagado (Pago pendiente)'),
  });
  expect(await move({ status: 'completed', confirmUnpaid: true })).toMatchObject({
    status: 200,
    body: { status: 'completed' },
  });

  await eventually(() => outboxIsEmpty(shop, orderId));
  expect((await mailsOf(shop, orderId)).map(({ kind }) => kind).sort()).toEqual(WAITING);
});

test('when its payment comes after all then the mail of it does not say that the order will still leave', async () => {
  const { orderId, move, paymentId } = await waitingOrder();
  await move({ status: 'completed', confirmUnpaid: true });

  await sandbox(shop.env).turn(paymentId, 'approved');

  const mails = await mailsAre(shop, orderId, [...WAITING, 'order-paid']);
  const { text } = mails.find(({ kind }) => kind === 'order-paid')!;
  expect(text).toContain('Recibimos tu pago de $295.00 MXN');
  expect(text).not.toContain('cuando salga');
});

test('when the slip expires then its buyer hears that it is worth nothing and where to pay', async () => {
  const { orderId, paymentId } = await waitingOrder();

  await sandbox(shop.env).turn(paymentId, 'cancelled');

  const mails = await mailsAre(shop, orderId, [...WAITING, 'unpaid']);
  const email = mails.find(({ kind }) => kind === 'unpaid')!;
  expect(email.subject).toMatch(/^Tu ficha de pago venció · FK-\d+$/);
  expect(email.text).toContain('Ya no la pagues');
  expect(email.text).toMatch(/Pagar mi pedido: https?:\/\/\S+orderId=/);
});

test('when an unpaid order is cancelled then its buyer hears not to pay the slip, once', async () => {
  const { orderId, move } = await waitingOrder();

  for (const status of ['cancelled', 'pending', 'cancelled']) await move({ status });

  const mails = await mailsAre(shop, orderId, [...WAITING, 'cancelled']);
  await eventually(() => outboxIsEmpty(shop, orderId));
  expect(await mailsOf(shop, orderId)).toHaveLength(mails.length);
  expect(mails.at(-1)?.text).toContain('Si tienes una ficha de pago, ya no la pagues.');
});

test('when a paid order is cancelled then its buyer hears that the money comes with a mail of its own', async () => {
  const { orderId, admin, path } = await paidOrder(shop);

  await admin.patch(`${path}/status`, { status: 'cancelled' });

  const mails = await mailsAre(shop, orderId, ['order-paid', 'cancelled']);
  expect(mails.at(-1)?.text).toContain('Cuando te devolvamos tu pago te llega otro correo.');
});

test('when the money goes back while an administrator completes the order then it asks as for any unpaid one', async () => {
  const { orderId } = await paidOrder(shop);
  await mailsAre(shop, orderId, ['order-paid']);

  await database(shop, async (db) => {
    orderModel(db);
    const store = createOrderStore(db);
    const setStatus: typeof store.setStatus = (seen, change) => {
      // Between reading the order and the write.
      const refunded = { $set: { paymentStatus: 'refunded' } };
      const write = store.setStatus(seen, change);
      const orders = db.collection<{ _id: string }>('orders');
      const late = orders.updateOne({ _id: orderId }, refunded).then(() => write);
      return late as unknown as typeof write;
    };
    const deps = {
      orders: { ...store, setStatus },
      catalog: { lots: async () => [] },
      relay: () => undefined,
    };

    await expect(changeStatus(deps, orderId, { to: 'completed', who: 'duena' })).rejects.toMatchObject({
      status: 409,
      body: { code: 'unpaid' },
    });
  });

  expect(await mailsOf(shop, orderId)).toHaveLength(1);
});
