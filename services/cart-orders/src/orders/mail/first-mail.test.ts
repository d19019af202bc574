import { beforeAll, expect, jest, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import type { PaymentStatus } from '@shop/contracts/order';
import type { MailRow } from '@shop/mail/mail.model';
import fc from 'fast-check';
import { settle } from '../../payments/settle/settle.ts';
import { interleave } from '../../testing/interleave.ts';
import { openTabs } from '../../testing/two-tabs.ts';
import type { OrderPayments } from '../order/order-payment.ts';

jest.setTimeout(120_000);

const tabs = forFile(openTabs);
let inOrder: ReturnType<typeof interleave>;
beforeAll(() => void (inOrder = interleave(tabs.deps.db)));

/** A payment of its own cart, and the mails that the shop writes about it. */
async function aPayment(status: PaymentStatus) {
  const { deps, provider } = tabs;
  const { preferenceId, checkoutId } = await tabs.checkout();
  const paymentId = provider.pay(preferenceId)!;
  const turn = (to: PaymentStatus) =>
    provider.payments.set(paymentId, { ...provider.payments.get(paymentId)!, status: to });
  turn(status);
  return {
    turn,
    settle: (over: Partial<typeof deps> = {}) => settle({ ...deps, ...over }, paymentId),
    /** The reconciliation of work left undone. */
    sweep: async () => {
      const order = await deps.orders.findByCheckout(checkoutId);
      if (order) await deps.outbox.relay(order._id, deps.handlers);
    },
    kinds: async () => {
      const order = await deps.orders.findByCheckout(checkoutId);
      const about = { 'about.orderId': order!._id };
      return (await deps.db.model<MailRow>('Mail').find(about).lean()).map(({ kind }) => kind).sort();
    },
  };
}

test('when a sweep comes between the order and its payment then an order that is paid at once has one mail', async () => {
  const { settle: settleWith, sweep, kinds } = await aPayment('approved');
  const applyPayment: OrderPayments = async (order, state) => {
    await sweep();
    return tabs.deps.applyPayment(order, state);
  };

  await settleWith({ applyPayment });

  expect(await kinds()).toEqual(['order-paid']);
});

test('when the worker dies between the order and its payment then the repetition writes the one mail', async () => {
  const payment = await aPayment('approved');
  const applyPayment: OrderPayments = async () => Promise.reject(new Error('died'));
  await expect(payment.settle({ applyPayment })).rejects.toThrow('died');
  await payment.sweep();
  expect(await payment.kinds()).toEqual([]);

  await payment.settle();
  await payment.settle();

  expect(await payment.kinds()).toEqual(['order-paid']);
});

test('when a payment is told many times at once, in any order then there is one mail of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const payment = await aPayment('approved');

      await inOrder.by(scheduler, () =>
        Promise.all([payment.settle(), payment.settle(), payment.sweep(), payment.settle()]),
      );
      await payment.sweep();

      expect(await payment.kinds()).toEqual(['order-paid']);
    }),
    { numRuns: 8 },
  );
});

test('when a card is under review then the first mail says that the order was received', async () => {
  const payment = await aPayment('in_process');
  await payment.settle();
  expect(await payment.kinds()).toEqual(['order-received']);

  payment.turn('approved');
  await payment.settle();

  expect(await payment.kinds()).toEqual(['order-paid', 'order-received']);
});

test('when the review ends before the first mail is written then there is one mail', async () => {
  const payment = await aPayment('in_process');
  const away = { ...tabs.deps.outbox, relay: async () => undefined };
  await payment.settle({ outbox: away });
  payment.turn('approved');

  await payment.settle();

  expect(await payment.kinds()).toEqual(['order-paid']);
});

test('when the shop hears of an order only once a part of its money is back then it was paid all the same', async () => {
  const payment = await aPayment('partially_refunded');

  await payment.settle();

  expect(await payment.kinds()).toEqual(['order-paid', 'refunded']);
});
