import { beforeAll, expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { anElixir } from '@shop/contracts/testing/builders';
import { ownShop } from '../../testing/own-shop.ts';
import { addOrder, noTotals } from '../report/day-totals.ts';
import { addLines } from './add-lines.ts';

const PRICES: Record<number, number> = { 1: 590, 2: 480.25 };
/** What a piece costs the house. */
let cost: number | undefined;
const shop = forFile(ownShop);
beforeAll(async () => {
  const elixirs = async (ids: number[]) =>
    new Map(
      ids.map((id) => [
        id,
        anElixir({ id, name: `Elixir ${id}`, price: PRICES[id]!, ...(cost && { cost }) }),
      ]),
    );
  Object.assign(shop.deps.catalog, { elixirs, lots: async () => [], bringBackStock: async () => undefined });
});

test('when an order that was paid to the shop itself is exchanged for less then a person gives back the difference', async () => {
  const { checkoutId } = await shop.place();
  await shop.mark(checkoutId);
  const order = await shop.orderOf(checkoutId);
  await shop.deps.outbox.relay(order._id, shop.deps.handlers);
  const request = {
    requestId: crypto.randomUUID(),
    removes: [{ id: order.items[0]!.id, quantity: 1 }],
    lines: [{ elixirId: 2, quantity: 1 }],
    seen: { total: 480.25, back: 590 },
  };

  const deps = { ...shop.deps, relay: () => undefined };
  await addLines(deps, order._id, { request, who: 'ana' });
  await shop.deps.outbox.relay(order._id, shop.deps.handlers);
  await shop.sendRefunds();

  const after = await shop.orderOf(checkoutId);
  expect(after).toMatchObject({
    totalCents: 48_025,
    paymentStatus: 'approved',
    refundedCents: 0,
    payments: [{ cents: 48_025, overCents: 10_975 }],
  });
  expect(after.history.map(({ note }) => note)).toContain(
    'Cambió 1 × Elixir 1 por 1 × Elixir 2: le devuelve $109.75 MXN, lo que pagó a la tienda a mano',
  );
  const [{ id } = { id: '' }] = after.payments!;
  expect(await shop.open(id)).toEqual(['refund_failed']);
  await shop.giveBack(id, 10_975);
  expect(await shop.orderOf(checkoutId)).toMatchObject({ paymentStatus: 'approved', refundedCents: 0 });
});

test('when a piece is exchanged after its cost has changed then the report has what each has cost', async () => {
  cost = 100;
  const { checkoutId } = await shop.place();
  await shop.mark(checkoutId);
  const order = await shop.orderOf(checkoutId);
  await shop.deps.outbox.relay(order._id, shop.deps.handlers);
  const [{ id, elixirId } = { id: 0, elixirId: 0 }] = order.items;
  const request = {
    requestId: crypto.randomUUID(),
    removes: [{ id, quantity: 1 }],
    lines: [{ elixirId, quantity: 1 }],
    seen: { total: 590, back: 590 },
  };
  cost = 150;
  await addLines({ ...shop.deps, relay: () => undefined }, order._id, { request, who: 'ana' });
  cost = undefined;

  const totals = noTotals();
  addOrder(totals, await shop.orderOf(checkoutId));

  expect(totals.elixirs.get(elixirId)).toMatchObject({ units: 1, costCents: 15_000, costedCents: 59_000 });
});
