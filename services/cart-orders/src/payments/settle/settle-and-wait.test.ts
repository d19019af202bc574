import { expect, test } from '@jest/globals';
import { anOrder } from '../../testing/settling.ts';
import type { PaymentRow } from './payment.store.ts';
import { createSettleAndWait, type SettleAndWaitDeps } from './settle-and-wait.ts';

const known = { _id: 'pay', checkoutId: 'checkout', status: 'approved' } as PaymentRow;
const PAID = anOrder({ paymentStatus: 'approved' });
const DONE = {
  kind: 'order',
  orderId: 'order',
  checkoutId: 'checkout',
  cartId: 'cart',
  paymentStatus: 'approved',
};

type Given = {
  payment?: PaymentRow | null;
  order?: typeof PAID | null;
  hasWebhookEvent?: boolean;
  isUnknown?: boolean | Error;
  result?: object | undefined;
};
function waiting({
  payment = null,
  order = null,
  hasWebhookEvent = false,
  isUnknown = false,
  ...rest
}: Given) {
  const asked: unknown[][] = [];
  const { promise, resolve } = Promise.withResolvers<object | undefined>();
  const deps = {
    payments: { find: async () => payment },
    orders: { findByCheckout: async (id: string) => (id === 'checkout' ? order : null) },
    webhookEvents: { hasWebhookEvent: async () => hasWebhookEvent },
    unknown: {
      has: async () => {
        if (isUnknown instanceof Error) throw isUnknown;
        return isUnknown;
      },
    },
    results: {
      settled: (...about: unknown[]) => {
        asked.push(about);
        return 'result' in rest ? Promise.resolve(rest.result) : promise;
      },
    },
  } as unknown as SettleAndWaitDeps;
  return { asked, resolve, settleAndWait: createSettleAndWait(deps) };
}

test('when its order is paid and done with then nobody is asked', async () => {
  const { asked, settleAndWait } = waiting({ payment: known, order: PAID, result: undefined });

  expect(await settleAndWait('pay')).toEqual(DONE);
  expect(asked).toEqual([]);
});

test.each<[string, Given, boolean]>([
  ['of which nothing was heard', {}, false],
  ['that the provider told of', { hasWebhookEvent: true, isUnknown: true }, true],
  ['that is known', { payment: known, isUnknown: true }, true],
  ['whose order is not paid', { payment: known, order: anOrder() }, true],
  ['while Redis is away', { isUnknown: new Error('away') }, false],
])('when a payment is asked after %s then the worker settles it', async (_, given, hasWebhookEvent) => {
  const { asked, settleAndWait } = waiting({ ...given, result: DONE });

  expect(await settleAndWait('pay')).toEqual(DONE);
  expect(asked).toEqual([['pay', hasWebhookEvent]]);
});

test('when the provider did not know a payment a moment ago then it is not asked again', async () => {
  const { asked, settleAndWait } = waiting({ isUnknown: true, result: undefined });

  expect(await settleAndWait('pay')).toEqual({ kind: 'unknown' });
  expect(asked).toEqual([]);
});

test('when many wait for one payment then they share one result, and who comes later has another', async () => {
  const { asked, resolve, settleAndWait } = waiting({});
  const first = [settleAndWait('pay'), settleAndWait('pay')];
  const other = settleAndWait('other');
  resolve(DONE);

  expect(await Promise.all([...first, other])).toEqual([DONE, DONE, DONE]);
  await settleAndWait('pay');
  expect(asked.map(([id]) => id)).toEqual(['pay', 'other', 'pay']);
});

test('when there is no result then the shopper is told not to pay again', async () => {
  const { settleAndWait } = waiting({ result: undefined });

  await expect(settleAndWait('pay')).rejects.toMatchObject({
    status: 503,
    message: expect.stringMatching(/No pagues de nuevo/),
  });
});
