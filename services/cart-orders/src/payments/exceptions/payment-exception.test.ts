import { expect, test } from '@jest/globals';
import type { PaymentException } from '@shop/contracts/payment-exception';
import { aShipping } from '@shop/contracts/testing/builders';
import { database } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { act, listed } from '../../testing/payment-exceptions.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox, type Overrides } from '../../testing/sandbox.ts';
import { fillCart, readyToPay, startCheckout } from '../../testing/shopper.ts';
import { testOfPayments } from '../../testing/test-of-payments.ts';

const shop = shopHere();

const requestId = () => crypto.randomUUID();
const refundsOf = async (paymentId: string) =>
  (await sandbox(shop.env).refundsOf(paymentId)).map(({ amount }) => amount);

/** Makes a payment that could not be settled, with its one exception. */
async function unmatched(over: Overrides = { transaction_amount: 294.99 }) {
  const { checkout, submit } = await readyToPay(shop);
  const paymentId = await sandbox(shop.env).pay(checkout.preferenceId, 'APRO', over);
  await submit(paymentId);
  const [row] = await listed(shop, paymentId);
  return { paymentId, row: row as PaymentException };
}

test('when a centavo is missing then the list says what came, what was expected and what can be given back', async () => {
  const { row, paymentId } = await unmatched();

  expect(row).toMatchObject({
    kind: 'partial_payment',
    paymentId,
    paymentStatus: 'approved',
    amount: 294.99,
    expected: 295,
    currency: 'MXN',
    status: 'open',
    refunds: { paid: 294.99, refunded: 0, left: 294.99, refunds: [] },
    buyer: { name: aShipping().name, email: aShipping().email },
  });
});

test('when an unmatched payment is refunded then the money goes back and the matter is closed by itself', async () => {
  const { row, paymentId } = await unmatched();

  const answer = await act(shop, row, 'refunds', { requestId: requestId() });

  expect(answer.status).toBe(201);
  expect(await refundsOf(paymentId)).toEqual([294.99]);
  expect(await listed(shop, paymentId)).toEqual([]);
  expect(await listed(shop, paymentId, 'done')).toMatchObject([
    {
      kind: 'partial_payment',
      paymentStatus: 'refunded',
      resolvedBy: 'sistema',
      note: 'El pago se reembolsó por completo.',
      refunds: { refunded: 294.99, left: 0, refunds: [{ who: 'admin', status: 'done' }] },
    },
  ]);
});

test.each([{ part: 'delivery' }, { lines: [{ id: 1, quantity: 1 }] }])(
  'when a part of an order is asked back of a payment that has none then nothing goes back',
  async (what) => {
    const { row, paymentId } = await unmatched();

    const answer = await act(shop, row, 'refunds', { requestId: requestId(), ...what });

    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'Este pago no es de un pedido: devuélvelo por su importe.' },
    });
    expect(await refundsOf(paymentId)).toEqual([]);
  },
);

test('when a payment of no checkout is refunded in part then the rest stays open', async () => {
  const { row, paymentId } = await unmatched({ external_reference: 'somebody-elses-sale' });

  const answer = await act(shop, row, 'refunds', { requestId: requestId(), amount: 95 });

  expect(answer.exception).toMatchObject({
    kind: 'unknown_reference',
    status: 'open',
    paymentStatus: 'partially_refunded',
    refunds: { refunded: 95, left: 200 },
  });
  expect(await refundsOf(paymentId)).toEqual([95]);
});

test('when a part is asked back again from the same state seen then it goes back once', async () => {
  const { row, paymentId } = await unmatched({ external_reference: 'somebody-elses-sale' });
  const press = (left: number) =>
    act(shop, row, 'refunds', { requestId: requestId(), amount: 95, seen: { left } });

  expect((await press(295)).status).toBe(201);
  expect(await press(295)).toMatchObject({ status: 409, body: { current: { left: 200 } } });

  expect(await refundsOf(paymentId)).toEqual([95]);
  expect((await press(200)).status).toBe(201);
});

test('when a second payment is refunded then the order keeps its own payment', async () => {
  const order = await paidOrder(shop);
  const other = await readyToPay(shop);
  const over = { external_reference: order.checkout.checkoutId };
  const second = await sandbox(shop.env).pay(other.checkout.preferenceId, 'APRO', over);
  const [row] = await eventually(async () => {
    const rows = await listed(shop, second);
    return rows.length > 0 && rows;
  });
  expect(row).toMatchObject({
    kind: 'second_payment',
    orderId: order.orderId,
    orderNumber: expect.stringMatching(/^FK-/),
  });

  await act(shop, row!, 'refunds', { requestId: requestId() });

  expect(await refundsOf(second)).toEqual([295]);
  expect(await order.atProvider()).toEqual([]);
  expect(await order.state()).toBe('approved');
  expect(await listed(shop, second)).toEqual([]);
});

test('when the payment of a replaced checkout is refunded then it is not listed anew', async () => {
  const { client, elixir, checkout, cartId, submit } = await readyToPay(shop);
  await fillCart(client, elixir.id);
  await startCheckout(client, cartId);
  const paymentId = await sandbox(shop.env).pay(checkout.preferenceId);
  await submit(paymentId);
  const [row] = await listed(shop, paymentId);

  await act(shop, row!, 'refunds', { requestId: requestId() });

  expect(await listed(shop, paymentId)).toEqual([]);
  expect((await listed(shop, paymentId, 'done')).map(({ kind }) => kind)).toEqual(['superseded_checkout']);
});

test('when somebody resolves a matter then who, when and how is kept, and it cannot be resolved again', async () => {
  const { row, paymentId } = await unmatched();
  const before = Date.now();

  const done = await act(shop, row, 'resolve', { note: '  Se habló con la clienta  ' });

  expect(done).toMatchObject({
    status: 200,
    exception: { status: 'done', resolvedBy: 'admin', note: 'Se habló con la clienta' },
  });
  const resolvedAt = Date.parse(done.exception!.resolvedAt!);
  expect([resolvedAt >= before, resolvedAt <= Date.now()]).toEqual([true, true]);
  expect(await listed(shop, paymentId)).toEqual([]);
  expect(await act(shop, row, 'resolve', { note: 'otra vez' })).toMatchObject({
    status: 409,
    body: { message: 'Este pago ya estaba resuelto.' },
  });
});

testOfPayments('when the same payment is settled again then what was resolved stays resolved', async () => {
  const { row, paymentId } = await unmatched();
  await act(shop, row, 'resolve', { note: 'Ya está' });

  const before = await listed(shop, paymentId, 'done');
  await sandbox(shop.env).turn(paymentId, 'in_mediation');

  await eventually(async () => (await listed(shop, paymentId, 'done'))[0]?.paymentStatus === 'in_mediation');
  expect(await listed(shop, paymentId)).toEqual([]);
  expect((await listed(shop, paymentId, 'done'))[0]?.resolvedAt).toBe(before[0]?.resolvedAt);
});

testOfPayments.each([
  ['won', 'approved', []],
  ['lost', 'charged_back', ['chargeback']],
])('when a dispute is opened and %s then the order and the list follow it', async (_what, state, open) => {
  const order = await paidOrder(shop);
  const kinds = async (status: string) =>
    (await listed(shop, order.paymentId, status)).map(({ kind }) => kind);

  await sandbox(shop.env).turn(order.paymentId, 'in_mediation');
  await eventually(async () => (await order.state()) === 'in_mediation');
  await eventually(async () => (await kinds('open')).join() === 'dispute');
  expect((await order.refund()).status).toBe(409);
  await sandbox(shop.env).turn(order.paymentId, state);

  await eventually(async () => (await order.state()) === state);
  await eventually(async () => (await kinds('done')).join() === 'dispute');
  expect(await kinds('open')).toEqual(open);
});

testOfPayments('when a dispute that was won is opened again then it is listed again', async () => {
  const order = await paidOrder(shop);
  for (const [turn, status] of [
    ['in_mediation', 'open'],
    ['approved', 'done'],
    ['in_mediation', 'open'],
  ] as const) {
    await sandbox(shop.env).turn(order.paymentId, turn);
    await eventually(async () => (await listed(shop, order.paymentId, status)).length === 1);
  }
  const [row] = await listed(shop, order.paymentId);
  expect(row).not.toHaveProperty('resolvedBy');
});

test('when an order that was paid late at the other API lacks pieces then somebody can resolve that, however long its id', async () => {
  const paymentId = `mercadopago-orders-ORD01${'0'.repeat(24)}`;
  const row = { _id: `${paymentId}-sold_out-${crypto.randomUUID()}`, kind: 'sold_out', paymentId };
  const money = { paymentStatus: 'approved', amountCents: 29_500, currency: 'MXN' };
  const about = { ...money, status: 'open', createdAt: new Date() };
  await database(shop, (db) => db.collection<{ _id: string }>('reviews').insertOne({ ...row, ...about }));
  const [found] = await listed(shop, paymentId);

  expect(await act(shop, found!, 'resolve', { note: 'Se consiguió' })).toMatchObject({ status: 200 });
});

test('when the metrics are read then they tell how many payments wait for a person', async () => {
  await unmatched();
  const open = await (await shop.admin()).get('/api/admin/reviews?status=open&pageSize=1');
  expect(await shop.metrics()).toContain(`reviews_open ${open.headers.get('x-total-count')}`);
});

test('when the list is read in pages then each has its rows and the number of all', async () => {
  await unmatched();
  await unmatched();
  const admin = await shop.admin();
  const [first, second] = [
    await admin.get<PaymentException[]>('/api/admin/reviews?pageSize=1'),
    await admin.get<PaymentException[]>('/api/admin/reviews?pageSize=1&page=2'),
  ];
  expect(first.body).toHaveLength(1);
  expect(second.body).toHaveLength(1);
  expect(first.body[0]!.createdAt >= second.body[0]!.createdAt).toBe(true);
  expect(Number(first.headers.get('x-total-count'))).toBeGreaterThan(1);
});

test('when it is not well said how it was resolved, or refunded, then it is refused', async () => {
  const { row } = await unmatched();
  for (const [action, body] of [
    ['resolve', {}],
    ['resolve', { note: 'x' }],
    ['resolve', { note: { $ne: '' } }],
    ['resolve', { note: 'bien', who: 'otra' }],
    ['refunds', { requestId: 'x' }],
  ] as const)
    expect([body, (await act(shop, row, action, body)).status]).toEqual([body, 400]);
});

test('when there is no such exception then nothing happens', async () => {
  const { row, paymentId } = await unmatched();
  const missing = { ...row, id: '1-amount' };
  expect((await act(shop, missing, 'resolve', { note: 'nada' })).status).toBe(404);
  expect((await act(shop, missing, 'refunds', { requestId: requestId() })).status).toBe(404);
  expect(await refundsOf(paymentId)).toEqual([]);
});
