import { beforeAll, expect, jest, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { anElixir } from '@shop/contracts/testing/builders';
import { AppError } from '@shop/service-kit/errors';
import fc from 'fast-check';
import { refundOrder } from '../../payments/refund/refund-order.ts';
import { settle } from '../../payments/settle/settle.ts';
import { interleave } from '../../testing/interleave.ts';
import { partShop } from '../../testing/part-shop.ts';
import { netCentsOf } from '../../shopping/pricing/spread.ts';
import { changeStatus } from '../order/order.ts';
import type { OrderRow } from '../order/order.model.ts';
import { addLines, removeAddition, type AdditionDeps } from './add-lines.ts';

jest.setTimeout(600_000);

const PRICES: Record<number, number> = { 1: 590, 2: 590, 3: 700.5, 4: 480.25 };
const shop = forFile(partShop);
let deps: AdditionDeps;
let inOrder: ReturnType<typeof interleave>;
let broughtBack: unknown[] = [];
beforeAll(async () => {
  const elixirs = async (ids: number[]) =>
    new Map(ids.map((id) => [id, anElixir({ id, name: `Elixir ${id}`, price: PRICES[id]! })]));
  Object.assign(shop.deps.catalog, {
    elixirs,
    lots: async () => [],
    bringBackStock: async ({ lines }: { lines: unknown[] }) => void broughtBack.push(...lines),
  });
  deps = { ...shop.deps, relay: () => undefined };
  inOrder = interleave(shop.deps.db);
});

async function paidOrder() {
  broughtBack = [];
  const { link, checkoutId } = await shop.checkout();
  await settle(shop.deps, await shop.pay(link, undefined, { payerEmail: 'rosa@example.com' }));
  const now = async () => (await shop.orders(checkoutId))[0]!;
  const order = await now();
  await shop.deps.outbox.relay(order._id, shop.deps.handlers);
  const said = async () => (await shop.deps.orders.find(order._id))!.history.map(({ note }) => note);
  return { order: await now(), _id: order._id, checkoutId, now, said };
}

/** Exchanges the first line for this product. */
const forOne = ({ items }: OrderRow, elixirId: number, requestId: string = crypto.randomUUID()) => ({
  requestId,
  removes: [{ id: items[0]!.id, quantity: 1 }],
  lines: [{ elixirId, quantity: 1 }],
  seen: { total: PRICES[elixirId]!, back: 590 },
});
const exchange = (order: OrderRow, elixirId: number, requestId?: string) =>
  addLines(deps, order._id, { request: forOne(order, elixirId, requestId), who: 'ana' });
const linkOf = async ({ addition }: OrderRow) =>
  (await shop.deps.checkouts.find(addition!.checkoutId))!.preference!.id;
const sumOf = ({ items }: OrderRow) => items.reduce((sum, line) => sum + netCentsOf(line), 0);
const press = () => ({ requestId: crypto.randomUUID(), who: 'ana' });
const giveAllBack = (order: OrderRow) => refundOrder(shop.refunding, order, press());

const refundLine = (order: OrderRow) =>
  refundOrder(shop.refunding, order, {
    ...press(),
    lines: [{ id: order.items[0]!.id, quantity: 1 }],
  });

test('when a piece is exchanged for one of the same worth then it is the order’s at once, and no money moves', async () => {
  const { order, _id, checkoutId, now, said } = await paidOrder();

  await exchange(order, 2);
  await shop.deps.outbox.relay(_id, shop.deps.handlers);

  const after = await now();
  expect(after).toMatchObject({ totalCents: 59_000, paymentStatus: 'approved', refundedCents: 0 });
  expect(after.items).toEqual([expect.objectContaining({ elixirId: 2, quantity: 1, priceCents: 59_000 })]);
  expect(after.addition).toBeUndefined();
  expect(await said()).toContain('Cambió 1 × Elixir 1 por 1 × Elixir 2: sin diferencia');
  expect(broughtBack).toEqual([expect.objectContaining({ elixirId: 1, quantity: 1 })]);
  expect((await shop.mails(checkoutId)).toSorted()).toEqual(['order-paid', 'order-received', 'owner-order']);
});

test('when what comes costs less then the difference goes back to the centavo, and what is left may go back later', async () => {
  const { order, _id, now, said } = await paidOrder();

  await exchange(order, 4);
  await shop.deps.outbox.relay(_id, shop.deps.handlers);
  await shop.sendRefunds();

  expect(await now()).toMatchObject({
    totalCents: 48_025,
    paymentStatus: 'approved',
    refundedCents: 0,
    payments: [{ cents: 48_025, overCents: 10_975, swapCents: 10_975 }],
  });
  expect(await said()).toContain('Cambió 1 × Elixir 1 por 1 × Elixir 4: le devuelve $109.75 MXN');
  const paid = async () => shop.deps.payments.these([order.paymentIntentId]);
  expect((await paid())[0]).toMatchObject({ refundedCents: 10_975 });
  await giveAllBack(await now());
  expect((await paid())[0]).toMatchObject({ refundedCents: 59_000 });
  expect(await now()).toMatchObject({ paymentStatus: 'refunded', refundedCents: 48_025 });
});

test('when an order is exchanged for less twice then each difference goes back once', async () => {
  const { order, _id, now } = await paidOrder();
  PRICES[4] = 500;
  await exchange(order, 4);
  await shop.deps.outbox.relay(_id, shop.deps.handlers);
  await shop.sendRefunds();
  const once = await now();
  PRICES[4] = 480.25;
  const request = { ...forOne(once, 4), seen: { total: 480.25, back: 500 } };

  await addLines(deps, _id, { request, who: 'ana' });
  for (let times = 0; times < 2; times += 1) {
    await shop.deps.handlers['over.give-back']!(await now(), {} as never);
    await shop.deps.outbox.relay(_id, shop.deps.handlers);
    await shop.sendRefunds();
  }

  const [payment] = await shop.deps.payments.these([order.paymentIntentId]);
  expect(payment).toMatchObject({ refundedCents: 10_975 });
  expect(await now()).toMatchObject({ totalCents: 48_025, refundedCents: 0, paymentStatus: 'approved' });
});

test('when what comes costs more then only the difference is asked for, and until it is paid nothing changes', async () => {
  const { order, now, said } = await paidOrder();
  const asked = await exchange(order, 3);
  expect(asked.addition).toMatchObject({ cents: 11_050, removes: [{ name: 'Elixir 1', quantity: 1 }] });
  expect(await now()).toMatchObject({ totalCents: 59_000, items: [{ elixirId: 1 }] });
  // A line that waits for its exchange cannot be refunded: one of the two would be free.
  await expect(refundLine(asked)).rejects.toMatchObject({ status: 409 });

  const paymentId = await shop.pay(await linkOf(asked));
  for (let times = 0; times < 2; times += 1) await settle(shop.deps, paymentId);

  const after = await now();
  expect(after).toMatchObject({
    totalCents: 70_050,
    payments: [{ cents: 59_000 }, { id: paymentId, cents: 11_050 }],
  });
  expect(after.items).toEqual([expect.objectContaining({ elixirId: 3, priceCents: 70_050 })]);
  expect(sumOf(after)).toBe(70_050);
  expect(broughtBack).toEqual([expect.objectContaining({ elixirId: 1, quantity: 1 })]);
  expect(await said()).toEqual(
    expect.arrayContaining([
      'Por cambiar 1 × Elixir 1 por 1 × Elixir 3: $110.50 MXN por pagar',
      'Pagó 1 × Elixir 1 por 1 × Elixir 3: $110.50 MXN',
    ]),
  );
  await giveAllBack(after);
  expect(await now()).toMatchObject({ paymentStatus: 'refunded', refundedCents: 70_050 });
});

test('when the same press comes twice then one exchange is made', async () => {
  const { order, now } = await paidOrder();
  const requestId = crypto.randomUUID();

  await Promise.all([1, 2].map(() => exchange(order, 4, requestId)));
  await exchange(order, 4, requestId);

  expect(await now()).toMatchObject({ totalCents: 48_025, items: [{ elixirId: 4, quantity: 1 }] });
});

test('when money went back, another sum was seen, or there are not so many pieces then nothing is exchanged', async () => {
  const { order, _id, now } = await paidOrder();
  const wrong = { ...forOne(order, 4), seen: { total: 480.25, back: 600 } };
  await expect(addLines(deps, _id, { request: wrong, who: 'ana' })).rejects.toMatchObject({
    message: expect.stringMatching(/^El total cambió de \$600\.00 MXN a \$590\.00 MXN/),
  });
  const many = { ...forOne(order, 4), removes: [{ id: order.items[0]!.id, quantity: 2 }] };
  await expect(addLines(deps, _id, { request: many, who: 'ana' })).rejects.toMatchObject({
    message: 'De Elixir 1 hay 1.',
  });
  const picky = { ...deps, provider: { ...deps.provider, leastCents: () => 20_000 } };
  const little = addLines(picky, _id, { request: forOne(order, 3), who: 'ana' });
  await expect(little).rejects.toMatchObject({ message: expect.stringMatching(/mínimo/) });
  await refundOrder(shop.refunding, order, { ...press(), amountCents: 100 });
  await expect(exchange(order, 4)).rejects.toMatchObject({
    message: expect.stringMatching(/ya se devolvió algo/),
  });
  expect(await now()).toMatchObject({ totalCents: 59_000, items: [{ elixirId: 1 }] });
});

const unless409 = (act: Promise<unknown>) =>
  act.catch((error: unknown) => {
    if (!(error instanceof AppError) || error.status !== 409) throw error;
  });
/** What may happen to an order while one of its pieces is exchanged. */
const ACTS = {
  less: (order: OrderRow) => exchange(order, 4),
  same: (order: OrderRow) => exchange(order, 2),
  more: (order: OrderRow) => exchange(order, 3),
  line: refundLine,
  whole: giveAllBack,
  ship: ({ _id }: OrderRow) => changeStatus(deps, _id, { to: 'completed', who: 'ana', lots: [] }),
  remove: ({ _id }: OrderRow) => removeAddition(deps, _id, 'ana'),
};
type Act = keyof typeof ACTS;

test('when an order is exchanged, given back, sent or paid at once then what was paid is for its lines or has gone back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.boolean(),
      fc.shuffledSubarray(Object.keys(ACTS) as Act[], { minLength: 2, maxLength: 3 }),
      async (scheduler, isAsked, acts) => {
        const { order, _id, now } = await paidOrder();
        const link = isAsked ? await linkOf(await exchange(order, 3)) : undefined;
        const paymentId = link && (await shop.pay(link));

        await inOrder.by(scheduler, () =>
          Promise.all([
            ...(paymentId ? [settle(shop.deps, paymentId)] : []),
            ...acts.map((act) => unless409(ACTS[act](order))),
          ]),
        );
        await shop.deps.outbox.relay(_id, shop.deps.handlers);
        await shop.sendRefunds();
        if (paymentId) await settle(shop.deps, paymentId);
        await settle(shop.deps, order.paymentIntentId);

        const after = await now();
        const ids = [order.paymentIntentId, ...(paymentId ? [paymentId] : [])];
        const payments = await shop.deps.payments.these(ids);
        const isJoined = after.payments?.some(({ id }) => id === paymentId) ?? false;
        const kept = payments
          .filter(({ _id: id }) => id !== paymentId || isJoined)
          .reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);
        expect(sumOf(after)).toBe(after.totalCents);
        expect(after.items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(1);
        expect(after.totalCents - after.refundedCents).toBe(kept);
        if (paymentId) expect(await shop.open(paymentId)).toEqual(isJoined ? [] : ['superseded_checkout']);
        // A line that was refunded is not exchanged as well.
        const lineIds = after.items.map(({ id }) => id);
        for (const line of (after.backs ?? []).flatMap(({ lines = [] }) => lines))
          expect(lineIds).toContain(line.id);
      },
    ),
    { numRuns: 60, seed: 20_261_127 },
  );
});
