import { beforeAll, expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { settle } from '../payments/settle/settle.ts';
import { openTabs } from '../testing/two-tabs.ts';
import { deliveryModel } from './delivery.store.ts';

const tabs = forFile(openTabs);
beforeAll(async () => {
  const { endpoints } = tabs.deps;
  await endpoints.make({ url: 'https://example.com/', events: ['order.paid'], createdBy: 'duena' });
});

const dead = () => Promise.reject(new Error('dead'));

async function aPayment() {
  const { deps, provider } = tabs;
  const { preferenceId, checkoutId } = await tabs.checkout();
  const paymentId = provider.pay(preferenceId)!;
  const orderId = async () => (await deps.orders.findByCheckout(checkoutId))!._id;
  return {
    settle: (over: Partial<typeof deps>) => settle({ ...deps, ...over }, paymentId),
    /** Reconciliation of work left undone, however long it has failed. */
    sweep: async () => {
      const _id = await orderId();
      await deps.db.model('Order').updateOne({ _id }, { $set: { 'outbox.$[].at': new Date(0) } });
      await deps.outbox.relay(_id, deps.handlers);
    },
    told: async () => {
      const told = await deliveryModel(deps.db)
        .find({ body: { $regex: await orderId() } })
        .lean();
      return told.map(({ type }) => type);
    },
  };
}

test('when the shop dies between the payment and what follows from it then the event is not lost', async () => {
  const { settle: settleWith, sweep, told } = await aPayment();
  const outbox = { ...tabs.deps.outbox, relay: dead };

  await settleWith({ outbox }).catch(() => undefined);
  expect(await told()).toEqual([]);
  await sweep();

  expect(await told()).toEqual(['order.paid']);
});

test('when it dies after the event was stored, and before that is noted then the event is there once', async () => {
  const { settle: settleWith, sweep, told } = await aPayment();
  const { handlers } = tabs.deps;
  const dying = {
    ...handlers,
    'webhook.paid': async (...given: Parameters<(typeof handlers)['webhook.paid']>) => {
      await handlers['webhook.paid'](...given);
      return dead();
    },
  };

  await settleWith({ handlers: dying }).catch(() => undefined);
  expect(await told()).toEqual(['order.paid']);
  await sweep();

  expect(await told()).toEqual(['order.paid']);
});
