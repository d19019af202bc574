import { expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { partShop } from '../../testing/part-shop.ts';
import { ProviderError } from '../../shopping/checkout/payment-page.port.ts';
import { settle } from '../settle/settle.ts';
import { refundOrder } from './refund-order.ts';
import type { RefundInput } from './refund-part.ts';
import type { ProviderPayment } from '../provider/payment.port.ts';

const shop = forFile(partShop);

/** An order of 590 that these payments paid. The last one is refunded first. */
async function paidBy(...cents: number[]) {
  const { link, checkoutId } = await shop.checkout();
  const ids: string[] = [];
  for (const one of cents) ids.push(await shop.pay(link, one));
  for (const id of ids) await settle(shop.deps, id);
  const order = async () => (await shop.orders(checkoutId))[0]!;
  const press = async (more: Partial<RefundInput>, silent?: string) => {
    const { provider } = shop.deps;
    const getPayment: typeof provider.getPayment = async (id) => {
      if (id === silent) throw new ProviderError('get payment', new Error('no'));
      return provider.getPayment(id);
    };
    const deps = { ...shop.refunding, provider: { ...provider, getPayment } };
    return refundOrder(deps, await order(), { requestId: 'press', who: 'ana', ...more });
  };
  return {
    ids,
    press,
    order,
    backs: () => ids.map((id) => shop.provider.payments.get(id)!.refundedCents),
    /** Changes one of the payments at the provider. */
    async turn(at: number, over: Partial<ProviderPayment>) {
      shop.turn(ids[at]!, over);
      await settle(shop.deps, ids[at]!);
    },
  };
}

test('when one payment was disputed at first and is free again then the same press goes on with what it began', async () => {
  const { ids, press, backs, turn } = await paidBy(19_500, 20_000, 19_500);
  await turn(2, { status: 'in_mediation' });
  const asked = { requestId: crypto.randomUUID(), amountCents: 30_000 };
  await expect(press(asked, ids[0])).rejects.toMatchObject({ status: 503, body: { back: 200 } });
  await turn(2, { status: 'approved' });

  expect(await press(asked)).toMatchObject({ amountCents: 30_000, status: 'done' });
  expect(await press(asked)).toMatchObject({ amountCents: 30_000, status: 'done' });

  expect(backs()).toEqual([0, 20_000, 10_000]);
});

test('when its line goes back by payments in another order then each share stands once after the other', async () => {
  const { ids, press, order, backs, turn } = await paidBy(19_500, 20_000, 19_500);
  await turn(2, { status: 'in_mediation' });
  const lines = [{ id: (await order()).items[0]!.id, quantity: 1 }];
  const asked = { requestId: crypto.randomUUID(), lines, amountCents: 30_000 };
  await expect(press(asked, ids[0])).rejects.toMatchObject({ status: 503 });
  await turn(2, { status: 'approved' });

  await press(asked);

  const { backs: noted = [] } = await order();
  expect(noted.map(({ lines: shares }) => shares?.[0]?.cents)).toEqual([20_000, 10_000]);
  expect(backs()).toEqual([0, 20_000, 10_000]);
});

test('when money goes back by hand after one payment gave its share then what is left is that of the others alone', async () => {
  const { ids, press, turn } = await paidBy(19_500, 39_500);
  const asked = { requestId: crypto.randomUUID(), amountCents: 59_000 };
  await expect(press(asked, ids[0])).rejects.toMatchObject({ status: 503, body: { back: 395 } });
  await turn(0, { status: 'partially_refunded', refundedCents: 9_500 });

  await expect(press(asked)).rejects.toMatchObject({ status: 409, body: { left: 100 } });
  expect(await press({ requestId: crypto.randomUUID(), amountCents: 10_000 })).toMatchObject({
    amountCents: 10_000,
  });
  expect((await shop.provider.payments.get(ids[0]!))!.refundedCents).toBe(19_500);
});

const refusal = {
  status: 409,
  body: { message: expect.stringContaining('$490.00 MXN'), current: { left: 490 } },
};

test('when a refund is asked for again from the same state seen then it goes back once, and the second hears what is left', async () => {
  const { press, backs } = await paidBy(19_500, 39_500);
  const asked = () => ({ requestId: crypto.randomUUID(), amountCents: 10_000, seenLeftCents: 59_000 });
  const first = asked();
  expect(await press(first)).toMatchObject({ amountCents: 10_000, status: 'done' });

  await expect(press(asked())).rejects.toMatchObject(refusal);
  expect(await press(first)).toMatchObject({ amountCents: 10_000, status: 'done' });
  expect(backs()).toEqual([0, 10_000]);

  expect(await press({ ...asked(), seenLeftCents: 49_000 })).toMatchObject({ amountCents: 10_000 });
  expect(backs()).toEqual([0, 20_000]);
});

test.each([
  ['one payment', [59_000]],
  ['several payments', [19_500, 39_500]],
])(
  'when money of %s went back in the provider’s pages a moment ago then who has not seen that is told first',
  async (_of, cents) => {
    const { ids, press, backs } = await paidBy(...cents);
    const at = ids.length - 1;
    shop.turn(ids[at]!, { status: 'partially_refunded', refundedCents: 10_000 });
    const asked = () => ({ requestId: crypto.randomUUID(), amountCents: 10_000 });

    await expect(press({ ...asked(), seenLeftCents: 59_000 })).rejects.toMatchObject(refusal);
    expect(backs()[at]).toBe(10_000);

    expect(await press({ ...asked(), seenLeftCents: 49_000 })).toMatchObject({ amountCents: 10_000 });
    expect(backs()[at]).toBe(20_000);
  },
);

test('when two who saw the same state ask at once then one refund goes back', async () => {
  const { press, backs } = await paidBy(19_500, 39_500);
  const asked = () => ({ requestId: crypto.randomUUID(), amountCents: 10_000, seenLeftCents: 59_000 });

  const all = await Promise.allSettled([press(asked()), press(asked())]);

  expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(backs()).toEqual([0, 10_000]);
});
