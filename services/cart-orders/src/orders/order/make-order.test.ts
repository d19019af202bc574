import { expect, test } from '@jest/globals';
import { someSettings } from '@shop/contracts/testing/builders';
import type { CheckoutRow } from '../../shopping/checkout/checkout.model.ts';
import { makeOrder } from './make-order.ts';
import type { NewOrder, OrderStore } from './order.store.ts';

const checkout = { _id: 'checkout', totalCents: 29_500, lines: [] } as Partial<CheckoutRow> as CheckoutRow;

/** The order that would be stored, with these settings. */
async function made(over: Parameters<typeof someSettings>[0], of = checkout): Promise<NewOrder | undefined> {
  let order: NewOrder | undefined;
  const create = async (given: NewOrder) => void (order = given);
  const orders = { create } as unknown as OrderStore;
  await makeOrder({ orders, settings: { read: async () => someSettings(over) } }, of, { _id: '1' });
  return order;
}

test('when an order is made then it keeps the prefix, and whether its prices include the tax', async () => {
  expect(await made({ orderPrefix: 'MM', ivaIncluded: true })).toMatchObject({
    prefix: 'MM',
    ivaIncluded: true,
  });
  expect(await made({ ivaIncluded: false })).not.toHaveProperty('ivaIncluded');
});

test('when the checkout knows what its products cost then its order does', async () => {
  const costs = [{ elixirId: 7, costCents: 9_850 }];

  expect(await made({}, { ...checkout, costs })).toMatchObject({ costs });
  expect(await made({})).not.toHaveProperty('costs');
});
