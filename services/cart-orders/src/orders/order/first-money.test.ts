import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PaymentStatus } from '@shop/contracts/order';
import { orderStates } from '../../testing/order-states.ts';
import { orderModel } from './order.model.ts';

let states: Awaited<ReturnType<typeof orderStates>>;
beforeAll(async () => void (states = await orderStates()));
afterAll(() => states.close());

test.each<[PaymentStatus, number, string[]]>([
  ['partially_refunded', 100, ['mail.refunded', 'invoice.update']],
  ['in_mediation', 0, []],
])(
  'when the first that is heard of the money is %s then the order is processed and its buyer mailed',
  async (status, refundedCents, work) => {
    const order = await states.anOrder();
    await states.apply(order, [1, 'pending']);
    await orderModel(states.db).updateOne({ _id: order._id }, { $set: { outbox: [] } });

    expect(await states.apply(await states.stored(order), [2, status, refundedCents])).toBe('applied');

    expect(await states.stored(order)).toMatchObject({
      status: 'processing',
      paymentStatus: status,
      refundedCents,
    });
    expect(await states.work(order)).toEqual([
      'mail.paid',
      ...work,
      'webhook.paid',
      ...['day.changed', 'customer.changed'],
    ]);
    // Later news does not count as the first money.
    await states.apply(await states.stored(order), [3, 'approved', refundedCents]);
    expect((await states.work(order)).filter((key) => key === 'mail.paid')).toHaveLength(1);
  },
);
