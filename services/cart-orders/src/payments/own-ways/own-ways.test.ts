import { describe, expect, test } from '@jest/globals';
import { conflict } from '@shop/service-kit/errors';
import { ACCOUNT, ownShop } from '../../testing/own-shop.ts';
import { AT_PICKUP } from '@shop/contracts/own-pay-names';
import { forFile } from '@shop/service-kit/testing/for-file';
import { assertMayLeave } from '../../orders/order/order.ts';
import { onStatusChanged } from '../../orders/order/order-outbox.ts';
import { fullOrder } from '../../orders/order/order.view.ts';
import type { HoldTerm } from '../../shopping/checkout/holds.ts';
import { reserveRefund } from '../refund/refund.ts';
import { performRefund } from '../refund/perform-refund.ts';
import { settle } from '../settle/settle.ts';

const shop = forFile(ownShop);

describe('an order that is paid to the shop itself', () => {
  test('when a shopper chooses a transfer then the order waits with account, reference and term', async () => {
    const { checkoutId, paymentId } = await shop.place();

    const order = await shop.orderOf(checkoutId);
    expect(order).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
      paymentIntentId: paymentId,
      voucher: {
        kind: 'transfer',
        clabe: ACCOUNT.clabe,
        bank: ACCOUNT.bank,
        beneficiary: ACCOUNT.beneficiary,
      },
    });
    expect(order.voucher!.reference).toMatch(/^\d{7}$/);
    const days = (order.voucher!.payBefore!.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThan(3.1);
  });

  test('when the team marks it paid then it is paid whole, without a fee', async () => {
    const { checkoutId, paymentId } = await shop.place();
    await shop.mark(checkoutId, { note: 'folio 12' });

    const order = await shop.orderOf(checkoutId);
    expect(order).toMatchObject({ status: 'processing', paymentStatus: 'approved' });
    expect(order.charges?.[paymentId]).toMatchObject({
      amountCents: 59_000,
      feeCents: 0,
      taxCents: 0,
      means: 'transfer',
    });
    expect(order.history.map(({ note }) => note)).toContainEqual(
      expect.stringMatching(/^Marcó como pagado \$590.* Transferencia del \d{4}-\d\d-\d\d: folio 12$/),
    );
    await expect(shop.mark(checkoutId)).rejects.toMatchObject({ status: 409 });
  });

  test('when the same press comes twice then it is noted once', async () => {
    const { checkoutId } = await shop.place();
    const requestId = crypto.randomUUID();
    await shop.mark(checkoutId, { requestId });
    await shop.mark(checkoutId, { requestId });
    expect((await shop.rowOf(checkoutId)).receipts).toHaveLength(1);
  });

  test('when less comes in then it is a part of the payment, and with the rest the order is paid', async () => {
    const { checkoutId } = await shop.place();
    await shop.mark(checkoutId, { amount: 300 });
    const ids = await shop.idsOf(checkoutId);
    expect(await shop.open(...ids)).toEqual(['partial_payment']);
    expect(await shop.orderOf(checkoutId)).toMatchObject({ paymentStatus: 'pending' });

    await shop.mark(checkoutId, { amount: 290, means: 'cash' });
    const order = await shop.orderOf(checkoutId);
    expect(order).toMatchObject({ status: 'processing', paymentStatus: 'approved' });
    expect(order.payments!.map(({ cents }) => cents)).toEqual([30_000, 29_000]);
    expect(await shop.open(...(await shop.idsOf(checkoutId)))).toEqual([]);
  });

  test('when more comes in then the order is paid, and a person has to give back the rest', async () => {
    const { checkoutId } = await shop.place();
    await shop.mark(checkoutId, { amount: 600 });
    const order = await shop.orderOf(checkoutId);
    expect(order).toMatchObject({
      paymentStatus: 'approved',
      payments: [{ cents: 59_000, overCents: 1_000 }],
    });

    await shop.sendRefunds();
    const [{ id } = { id: '' }] = order.payments!;
    expect(await shop.open(id)).toEqual(['refund_failed']);
    expect((await shop.rowOf(checkoutId)).backs).toEqual([]);
  });

  test('when somebody else has marked a part since it was looked at then nothing is marked', async () => {
    const { checkoutId } = await shop.place();
    await shop.mark(checkoutId, { amount: 300 });
    await expect(shop.mark(checkoutId, { amount: 300, received: 0 })).rejects.toMatchObject({ status: 409 });
    expect((await shop.rowOf(checkoutId)).receipts).toHaveLength(1);
  });

  test('when a day is still to come then it is refused at its field', async () => {
    const { checkoutId } = await shop.place();
    await expect(shop.mark(checkoutId, { paidOn: '2999-01-01' })).rejects.toMatchObject({ status: 400 });
  });

  test('when its money goes back then that is recorded, and nobody is called', async () => {
    const { checkoutId, paymentId } = await shop.place();
    await shop.mark(checkoutId);
    await shop.giveBack(paymentId, 9_000);
    expect(await shop.orderOf(checkoutId)).toMatchObject({
      paymentStatus: 'partially_refunded',
      refundedCents: 9_000,
    });
    const { id } = await reserveRefund(shop.deps, {
      paymentId,
      requestId: crypto.randomUUID(),
      who: 'ana',
    });
    await performRefund(shop.deps, paymentId, id);
    await performRefund(shop.deps, paymentId, id);
    expect(await shop.orderOf(checkoutId)).toMatchObject({
      paymentStatus: 'refunded',
      refundedCents: 59_000,
    });
    expect((await shop.rowOf(checkoutId)).backs.map(({ cents }) => cents)).toEqual([9_000, 50_000]);
  });
});

test('when it is paid at pickup then it is made ready unpaid, and its buyer hears of that', async () => {
  const { checkoutId } = await shop.place();
  const order = await shop.orderOf(checkoutId);
  const fetched = {
    ...order,
    voucher: { kind: 'cash' as const, method: AT_PICKUP },
    delivery: { id: 'puesto', kind: 'pickup' as const, name: 'Puesto', place: 'Mercado', hours: 'Sábados' },
  };
  expect(() => assertMayLeave(fetched)).not.toThrow();
  expect(() => assertMayLeave(order)).toThrow();
  expect(onStatusChanged('completed', fetched).map(({ key }) => key)).toContain('mail.shipped');
  expect(onStatusChanged('completed', order).map(({ key }) => key)).not.toContain('mail.shipped');
});

test('when it is made ready before it is paid then it is paid on the day on which somebody marks it', async () => {
  const { checkoutId } = await shop.place();
  await shop.deps.orders.setStatus(await shop.orderOf(checkoutId), { to: 'processing', who: 'ana' });
  await shop.mark(checkoutId);

  const [receipt] = (await shop.rowOf(checkoutId)).receipts;
  expect(fullOrder(await shop.orderOf(checkoutId)).paidAt).toBe(receipt!.at.toISOString());
});

test('when a buyer is forgotten then nothing stays of what was written beside their money and its refunds', async () => {
  const { checkoutId } = await shop.place();
  await shop.mark(checkoutId, { amount: 300, note: 'De Eva' });
  await shop.mark(checkoutId, { amount: 290, note: 'Eva, el resto' });
  const { paymentIntentId: paymentId } = await shop.orderOf(checkoutId);
  for (const note of ['Llegó roto, dice Eva', 'Otra vez Eva'])
    await reserveRefund(shop.deps, {
      ...{ paymentId, requestId: crypto.randomUUID(), who: 'ana' },
      ...{ amountCents: 100, note },
    });
  const { db } = shop.deps;
  const written = async () =>
    JSON.stringify([await shop.rowOf(checkoutId), await db.collection('refunds').find().toArray()]);
  expect((await written()).match(/Eva/g)).toHaveLength(4);

  await shop.deps.forgetPayers({ checkoutIds: [checkoutId], emails: [] });

  expect(await written()).not.toContain('Eva');
});

describe('what nobody pays', () => {
  test('when its term ends then its order is unpaid, and money that comes all the same is marked', async () => {
    const { checkoutId } = await shop.place();
    await shop.later(checkoutId, 4);
    expect(await shop.orderOf(checkoutId)).toMatchObject({ status: 'pending', paymentStatus: 'cancelled' });

    await shop.mark(checkoutId);
    expect(await shop.orderOf(checkoutId)).toMatchObject({ status: 'processing', paymentStatus: 'approved' });
  });

  test('when it waits no more then nothing ends it, and nothing gives it more time', async () => {
    const { checkoutId } = await shop.place();
    await shop.mark(checkoutId);
    const { _id, changedAt } = await shop.rowOf(checkoutId);
    await shop.later(checkoutId, 4);
    await shop.deps.ownPayments.end(_id);
    await shop.deps.ownPayments.extend(_id, new Date(Date.now() + 60_000));

    const row = await shop.rowOf(checkoutId);
    expect([row.endedAt, row.changedAt]).toEqual([undefined, changedAt]);
    expect(row.payBefore.getTime()).toBeLessThan(Date.now());
  });

  test('when what it holds is sold meanwhile then the team is asked first', async () => {
    const { checkoutId } = await shop.place();
    await shop.later(checkoutId, 4);
    const holds = shop.marking.holds;
    const terms: HoldTerm[] = [];
    shop.marking.holds = { take: async (_of, term) => (terms.push(term), conflict('Se acabó.')) };
    try {
      await expect(shop.mark(checkoutId)).rejects.toMatchObject({ status: 409, body: { code: 'gone' } });
      expect((await shop.rowOf(checkoutId)).receipts).toEqual([]);
      // A crash before the receipt is stored holds nothing for good.
      expect(terms).toMatchObject([{ until: expect.any(Date) }]);
      await shop.mark(checkoutId, { confirmGone: true });
    } finally {
      shop.marking.holds = holds;
    }
    expect(await shop.orderOf(checkoutId)).toMatchObject({ paymentStatus: 'approved' });
  });

  test('when the owner takes no transfers any more then a page of before leads nowhere', async () => {
    const { checkoutId } = await shop.checkout({ payWith: 'ownTransfer' });
    const { ownTransfer } = shop.said;
    Object.assign(shop.said, { ownTransfer: undefined });
    const { placeOwn } = await import('./place-own.ts');
    expect(await placeOwn(shop.deps, (await shop.deps.checkouts.find(checkoutId))!)).toBe(false);
    Object.assign(shop.said, { ownTransfer });
    expect(await shop.orders(checkoutId)).toEqual([]);
  });

  test('when a card pays the page of before as well then one of both is for a person', async () => {
    const { checkoutId, link } = await shop.checkout();
    const card = await shop.pay(link);
    const { checkoutId: same, paymentId } = await chooseTransfer(checkoutId);
    expect(same).toBe(checkoutId);
    await settle(shop.deps, card);
    expect(await shop.orderOf(checkoutId)).toMatchObject({
      paymentStatus: 'approved',
      paymentIntentId: card,
    });

    await shop.mark(checkoutId);
    expect(await shop.open(card, paymentId)).toEqual(['second_payment']);
  });
});

/** The shopper, whose checkout has a page of the provider, chooses a transfer. */
async function chooseTransfer(checkoutId: string) {
  const { sessionId, cartId } = (await shop.deps.checkouts.find(checkoutId))!;
  const { createPreference } = await import('../../shopping/checkout/create-preference.ts');
  const made = await createPreference(shop.deps, sessionId, { cartId, payWith: 'ownTransfer' });
  const { placeOwn } = await import('./place-own.ts');
  await placeOwn(shop.deps, (await shop.deps.checkouts.find(checkoutId))!);
  const paymentId = `own-${made.preferenceId}`;
  await settle(shop.deps, paymentId);
  return { checkoutId: made.checkoutId, paymentId };
}
