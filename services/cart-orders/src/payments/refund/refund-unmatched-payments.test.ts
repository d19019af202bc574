import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { MailRow } from '@shop/mail/mail.model';
import { act, listed } from '../../testing/payment-exceptions.ts';
import { database } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { OWNER, SOON } from '../../testing/mails.ts';
import { paidOrder } from '../../testing/refunds.ts';
import { runningShop, type RunningShop } from '../../testing/running-shop.ts';
import { sandbox } from '../../testing/sandbox.ts';
import { fillCart, readyToPay, startCheckout } from '../../testing/shopper.ts';
import { testOfPayments } from '../../testing/test-of-payments.ts';

// The worker's rounds are slow on a busy machine.
jest.setTimeout(120_000);

// Far longer than any test: a test itself decides when it passes.
const GRACE_MS = 600_000;

let shop: RunningShop;
beforeAll(async () => {
  const env = { ...SOON, OWNER_EMAIL: OWNER, REFUND_STRAYS_AFTER_MS: String(GRACE_MS) };
  shop = await runningShop({ env });
});
afterAll(() => shop.stop());

const refundsOf = async (paymentId: string) =>
  (await sandbox(shop.env).refundsOf(paymentId)).map(({ amount }) => amount);
const mailsOf = (paymentId: string) =>
  database(shop, (db) =>
    db
      .collection<MailRow>('mails')
      .find({ key: { $regex: `stray.*:${paymentId}-` } })
      .sort({ createdAt: 1 })
      .toArray(),
  );
/** Ends the grace period. The plan is written a moment after the exception and would overwrite an earlier change. */
const letTimePass = (paymentId: string, refundAt = new Date(0)) =>
  database(shop, (db) =>
    eventually(async () => {
      const planned = { paymentId, refundAt: { $exists: true } };
      return (await db.collection('reviews').updateOne(planned, { $set: { refundAt } })).matchedCount;
    }),
  );
const openReview = (paymentId: string) =>
  eventually(async () => {
    const [row] = await listed(shop, paymentId);
    return row;
  });
/** Waits until both sides have their mails; a mail written twice would show. */
const told = (paymentId: string, count: number) =>
  eventually(async () => {
    const mails = await mailsOf(paymentId);
    return mails.length >= count && mails;
  }, 60_000);

async function superseded() {
  const { client, elixir, checkout, cartId, submit } = await readyToPay(shop);
  await fillCart(client, elixir.id);
  await startCheckout(client, cartId);
  const paymentId = await sandbox(shop.env).pay(checkout.preferenceId);
  await submit(paymentId);
  return paymentId;
}

/** Refunds a payment that is due later: everything due before it has had its turn. */
async function anotherGoesBack() {
  const paymentId = await superseded();
  await letTimePass(paymentId, new Date(1));
  await eventually(async () => (await refundsOf(paymentId)).length === 1, 60_000);
}

testOfPayments(
  'when an order is paid twice then the second payment goes back by itself, once, and both sides are told',
  async () => {
    const order = await paidOrder(shop);
    const second = await sandbox(shop.env).payAgain(order.checkout.preferenceId);

    // Its date is written a moment after the exception itself.
    const open = await eventually(async () => {
      const row = await openReview(second);
      return row.refundAt ? row : undefined;
    });
    const seen = Date.now();
    await told(second, 1);
    expect(await refundsOf(second)).toEqual([]);
    await letTimePass(second);
    const mails = await told(second, 3);

    expect(open).toMatchObject({ kind: 'second_payment', orderId: order.orderId });
    const since = Date.parse(open.refundAt!) - GRACE_MS;
    expect([since >= Date.parse(open.createdAt), since <= seen]).toEqual([true, true]);
    expect(await refundsOf(second)).toEqual([295]);
    expect(await order.atProvider()).toEqual([]);
    expect(await order.state()).toBe('approved');
    expect(await listed(shop, second, 'done')).toMatchObject([
      { resolvedBy: 'sistema', refunds: { refunded: 295, refunds: [{ who: 'sistema', status: 'done' }] } },
    ]);
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['owner-stray', OWNER],
      ['stray-refunded', 'muestra@example.com'],
      ['owner-stray-refunded', OWNER],
    ]);
    expect(mails[1]!.text).toContain('te devolvimos el segundo: $295.00 MXN');
    expect(mails[1]!.text).toContain('sigue en pie con el primero');
  },
);

test('when a replaced checkout is paid then its money goes back by itself', async () => {
  const paymentId = await superseded();
  await told(paymentId, 1);
  await letTimePass(paymentId);

  const mails = await told(paymentId, 3);

  expect(await refundsOf(paymentId)).toEqual([295]);
  expect(mails[1]!.text).toContain('Tu carrito cambió antes de que lo pagaras');
});

test('when a person resolves it in time then nothing goes back', async () => {
  const paymentId = await superseded();
  const row = await openReview(paymentId);

  expect((await act(shop, row, 'resolve', { note: 'Se lo enviamos' })).status).toBe(200);

  await letTimePass(paymentId);
  await anotherGoesBack();
  expect(await refundsOf(paymentId)).toEqual([]);
});

test('when the currency is wrong then nothing goes back by itself', async () => {
  const { checkout, submit } = await readyToPay(shop);
  const paymentId = await sandbox(shop.env).pay(checkout.preferenceId, 'APRO', { currency_id: 'USD' });
  await submit(paymentId);

  expect(await openReview(paymentId)).not.toHaveProperty('refundAt');
});
