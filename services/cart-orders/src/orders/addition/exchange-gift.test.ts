import { beforeAll, expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { giftPaymentId } from '@shop/contracts/gift-card';
import { anElixir } from '@shop/contracts/testing/builders';
import { giftLeftOf } from '../../payments/refund/refund-order.ts';
import { settle } from '../../payments/settle/settle.ts';
import { giftShop } from '../../testing/gift-shop.ts';
import { addLines } from './add-lines.ts';

const PRICES: Record<number, number> = { 1: 590, 2: 480.25, 3: 200.1 };
const shop = forFile(giftShop);
beforeAll(async () => {
  const elixirs = async (ids: number[]) =>
    new Map(ids.map((id) => [id, anElixir({ id, name: `Elixir ${id}`, price: PRICES[id]! })]));
  Object.assign(shop.deps.catalog, { elixirs, lots: async () => [], bringBackStock: async () => undefined });
});

/** An order of 590 pesos of which a card paid 300. */
async function paidOrder() {
  const { id, code } = await shop.give(30_000);
  const { made } = await shop.begin(code);
  const paymentId = await shop.pay(made.preferenceId);
  await settle(shop.deps, paymentId);
  const now = () => shop.orderOf(made.checkoutId);
  await shop.deps.outbox.relay((await now())._id, shop.deps.handlers);
  return { card: id, paymentId, giftId: giftPaymentId(made.checkoutId), checkoutId: made.checkoutId, now };
}
type Paid = Awaited<ReturnType<typeof paidOrder>>;

async function exchange({ now }: Paid, elixirId: number): Promise<void> {
  const { _id, items, totalCents } = await now();
  const request = {
    requestId: crypto.randomUUID(),
    removes: [{ id: items[0]!.id, quantity: 1 }],
    lines: [{ elixirId, quantity: 1 }],
    seen: { total: PRICES[elixirId]!, back: totalCents / 100 },
  };
  await addLines({ ...shop.deps, relay: () => undefined }, _id, { request, who: 'ana' });
  for (let times = 0; times < 2; times += 1) {
    await shop.deps.outbox.relay(_id, shop.deps.handlers);
    await shop.sendRefunds();
  }
}

test('when an order that a gift card paid in part is exchanged for less then the other payment goes back first, and the card has the rest', async () => {
  const paid = await paidOrder();
  const { card, paymentId, giftId, checkoutId, now } = paid;

  await exchange(paid, 2);

  expect(await now()).toMatchObject({
    totalCents: 48_025,
    giftCard: { cents: 30_000 },
    paymentStatus: 'approved',
    refundedCents: 0,
    payments: [
      { id: paymentId, cents: 18_025, overCents: 10_975 },
      { id: giftId, cents: 30_000 },
    ],
  });
  expect(shop.provider.payments.get(paymentId)).toMatchObject({ refundedCents: 10_975 });
  expect(await shop.balance(card)).toEqual({ balanceCents: 0, held: 0 });

  await exchange(paid, 3);

  expect(await now()).toMatchObject({
    totalCents: 20_010,
    giftCard: { cents: 20_010 },
    paymentStatus: 'approved',
    refundedCents: 0,
    payments: [
      { id: paymentId, cents: 0, overCents: 29_000 },
      { id: giftId, cents: 20_010, overCents: 9_990 },
    ],
  });
  expect(shop.provider.payments.get(paymentId)).toMatchObject({ refundedCents: 29_000 });
  expect(await shop.balance(card)).toEqual({ balanceCents: 9_990, held: 0 });

  expect(await giftLeftOf(shop.deps, { ...(await now()), paymentStatus: 'in_mediation' })).toBe(20_010);

  await shop.refundAll(checkoutId);
  expect(await shop.balance(card)).toEqual({ balanceCents: 30_000, held: 0 });
  expect(await now()).toMatchObject({ paymentStatus: 'refunded', refundedCents: 20_010 });
});
