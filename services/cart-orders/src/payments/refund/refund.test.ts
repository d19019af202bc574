import { afterEach, expect, test } from '@jest/globals';
import type { OrderHistory } from '@shop/contracts/order-history';
import { refundConflict, refundOverview, refundResponse, type RefundOverview } from '@shop/contracts/refund';
import { recordedEvents } from '@shop/service-kit/testing/recorded-events';
import { database } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { readyToPay } from '../../testing/shopper.ts';
import type { RefundLedgerRow } from './refund.store.ts';

const shop = shopHere({ env: { RECONCILE_AFTER_MS: '600000' } });
afterEach(() => sandbox(shop.env).clear());

const ledgerOf = (paymentId: string) =>
  database(shop, (db) => db.collection<RefundLedgerRow>('refunds').findOne({ _id: paymentId }));

test('when all is refunded then the money went back, the order says so, and its history says who did it', async () => {
  const { refund, state, atProvider, admin, path } = await paidOrder(shop);
  await recordedEvents(shop.env);

  const answer = await refund();

  expect(answer.status).toBe(201);
  const { overview, refund: made } = refundResponse.parse(answer.body);
  expect(made).toMatchObject({ amount: 295, status: 'done', who: 'admin' });
  expect(overview).toMatchObject({ paid: 295, refunded: 295, left: 0, refunds: [made] });
  expect(await atProvider()).toEqual([295]);
  expect(await state()).toBe('refunded');
  // The request did not name an amount.
  expect(await recordedEvents(shop.env)).toMatchObject([
    { name: expect.stringMatching(/^FK-\d{6}$/), changes: [{ field: 'amount', after: '295' }] },
  ]);
  const history = (await admin.get<OrderHistory>(`${path}/history`)).body;
  expect(history.at(-1)).toMatchObject({ who: 'admin', note: 'Reembolso de $295.00 MXN' });
});

test('when parts are refunded then they add up, and more than is left is refused with what is left', async () => {
  const { refund, state, atProvider, admin, path } = await paidOrder(shop);

  const parts = [await refund({ amount: 100 }), await refund({ amount: 50.5 })];
  const tooMuch = await refund({ amount: 144.51 });

  expect(parts.map(({ status }) => status)).toEqual([201, 201]);
  expect(await state()).toBe('partially_refunded');
  expect(tooMuch).toMatchObject({
    status: 409,
    body: { message: 'Solo quedan $144.50 MXN por reembolsar.', left: 144.5 },
  });
  const { body } = await admin.get<RefundOverview>(`${path}/refunds`);
  expect(refundOverview.parse(body)).toMatchObject({ paid: 295, refunded: 150.5, left: 144.5 });
  expect((await refund({ amount: 144.5 })).status).toBe(201);
  expect(await atProvider()).toEqual([100, 50.5, 144.5]);
  expect(await state()).toBe('refunded');
  expect((await refund()).body.message).toBe('Este pago ya se reembolsó por completo.');
});

test('when a part is asked for again by who saw the state before then it goes back once', async () => {
  const { refund, atProvider } = await paidOrder(shop);
  const press = () => refund({ amount: 100, seen: { left: 295 } });

  expect((await press()).status).toBe(201);

  expect(refundConflict.parse((await press()).body)).toEqual({
    message:
      'Lo que se puede reembolsar cambió de $295.00 MXN a $195.00 MXN. Revisa los reembolsos antes de pedir otro.',
    current: { left: 195 },
  });
  expect(await atProvider()).toEqual([100]);
});

test('when the provider refunds and its answer is lost then the refund is finished later, and made once', async () => {
  const { refund, state, atProvider, paymentId } = await paidOrder(shop);
  const command = { amount: 100, requestId: crypto.randomUUID() };
  await sandbox(shop.env).fault({ match: `POST /v1/payments/${paymentId}/refunds`, times: 99, hangMs: 10 });

  const answer = await refund(command);

  expect(answer).toMatchObject({ status: 202, body: { refund: { status: 'requested' } } });
  expect(answer.body.overview.left).toBe(195);
  await sandbox(shop.env).clear();
  await eventually(async () => (await ledgerOf(paymentId))?.refunds[0]?.status === 'done');
  expect(await state()).toBe('partially_refunded');
  expect((await refund(command)).body.refund).toMatchObject({ id: answer.body.refund.id, status: 'done' });
  expect(await atProvider()).toEqual([100]);
});

test('when the provider refuses then it is told why, nothing is set aside, and a new press may try again', async () => {
  const { refund, state, atProvider, paymentId } = await paidOrder(shop);
  await sandbox(shop.env).fault({ match: `POST /v1/payments/${paymentId}/refunds`, times: 1, status: 400 });

  const refused = await refund();

  expect(refused.status).toBe(409);
  expect(refused.body.message).toMatch(/^Mercado Pago rechazó el reembolso/);
  expect(await atProvider()).toEqual([]);
  expect(await state()).toBe('approved');
  const again = await refund();
  expect(again.status).toBe(201);
  expect(again.body.overview.refunds.map(({ status, reason }) => [status, Boolean(reason)])).toEqual([
    ['failed', true],
    ['done', false],
  ]);
});

test('when the money went back by hand while the provider failed then the refund is not made again', async () => {
  const { refund, atProvider, paymentId, admin, path } = await paidOrder(shop);
  await sandbox(shop.env).fault({ match: `POST /v1/payments/${paymentId}/refunds$`, times: 99, status: 500 });
  const waiting = refund({ amount: 200 });
  await eventually(async () => (await ledgerOf(paymentId))?.refunds.length === 1);
  await sandbox(shop.env).refundByHand(paymentId, 200);
  await sandbox(shop.env).clear();

  await waiting;

  await eventually(async () => (await ledgerOf(paymentId))?.refunds[0]?.status === 'done');
  expect(await atProvider()).toEqual([200]);
  const { body } = await admin.get<RefundOverview>(`${path}/refunds`);
  expect(body).toMatchObject({ refunded: 200, left: 95 });
});

test('when part was refunded in the provider’s own pages then only the rest can be given back', async () => {
  const { refund, atProvider, paymentId, admin, path, state } = await paidOrder(shop);
  await sandbox(shop.env).refundByHand(paymentId, 200);
  await eventually(async () => (await state()) === 'partially_refunded');

  expect((await admin.get<RefundOverview>(`${path}/refunds`)).body).toMatchObject({
    refunded: 200,
    left: 95,
  });
  expect((await refund({ amount: 96 })).status).toBe(409);
  expect((await refund()).status).toBe(201);

  expect(await atProvider()).toEqual([200, 95]);
  const noted = (await ledgerOf(paymentId))?.refunds.map(({ who, amountCents }) => `${who} ${amountCents}`);
  expect(noted?.toSorted()).toEqual(['Mercado Pago 20000', 'admin 9500']);
});

test('when nothing was paid yet then there is nothing to refund', async () => {
  const { checkout, submit } = await readyToPay(shop);
  const { body } = await submit(await sandbox(shop.env).pay(checkout.preferenceId, 'CONT'));
  const admin = await shop.admin();

  const answer = await admin.post<{ message: string }>(`/api/orders/${body.orderId}/refunds`, {
    requestId: crypto.randomUUID(),
  });

  expect(answer).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('no está aprobado') },
  });
  const overview = await admin.get<RefundOverview>(`/api/orders/${body.orderId}/refunds`);
  expect(overview.body).toMatchObject({ left: 0, refunds: [] });
});

test('when a refund is not well asked for then it is refused', async () => {
  const { atProvider, admin, path } = await paidOrder(shop);
  for (const over of [
    { amount: 0 },
    { amount: -5 },
    { amount: 1.005 },
    { amount: '100' },
    { amount: { $gt: 0 } },
    { amount: 100, paymentId: '1' },
    { amount: 100, seen: { left: '295' } },
    { requestId: 'x' },
    { requestId: { $ne: '' } },
  ]) {
    const { status } = await admin.post(`${path}/refunds`, { requestId: crypto.randomUUID(), ...over });
    expect([over, status]).toEqual([over, 400]);
  }
  expect(await atProvider()).toEqual([]);
});
