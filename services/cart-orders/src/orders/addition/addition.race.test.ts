import { beforeAll, expect, jest, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { AppError } from '@shop/service-kit/errors';
import fc from 'fast-check';
import { refundOrder } from '../../payments/refund/refund-order.ts';
import { settle } from '../../payments/settle/settle.ts';
import { interleave } from '../../testing/interleave.ts';
import { partShop } from '../../testing/part-shop.ts';
import { netCentsOf } from '../../shopping/pricing/spread.ts';
import { changeStatus } from '../order/order.ts';
import type { OrderRow } from '../order/order.model.ts';
import { orderItems } from '../order/order.view.ts';
import { addLines, removeAddition, type AdditionDeps } from './add-lines.ts';

jest.setTimeout(600_000);

const shop = forFile(partShop);
let deps: AdditionDeps;
let inOrder: ReturnType<typeof interleave>;
beforeAll(async () => {
  Object.assign(shop.deps.catalog, { lots: async () => [] });
  deps = { ...shop.deps, relay: () => undefined };
  inOrder = interleave(shop.deps.db);
});

const request = (quantity = 1, requestId = crypto.randomUUID()) => ({
  requestId,
  lines: [{ elixirId: 2, quantity }],
  seen: { total: 590 * quantity },
});

async function paidOrder(): Promise<OrderRow> {
  const { link, checkoutId } = await shop.checkout();
  await settle(shop.deps, await shop.pay(link, undefined, { payerEmail: 'rosa@example.com' }));
  return (await shop.orders(checkoutId))[0]!;
}

/** An order that waits for an addition, its payment link, and readers of the current state. */
async function withAddition(quantity = 1) {
  const { _id, checkoutId } = await paidOrder();
  const order = await addLines(deps, _id, { request: request(quantity), who: 'ana' });
  await shop.deps.outbox.relay(_id, shop.deps.handlers);
  const added = await shop.deps.checkouts.find(order.addition!.checkoutId);
  return {
    _id,
    order,
    link: added!.preference!.id,
    now: async () => (await shop.orders(checkoutId))[0]!,
    said: async () => (await shop.deps.orders.find(_id))!.history.map(({ note }) => note),
  };
}

const sumOf = ({ items }: OrderRow) => items.reduce((sum, line) => sum + netCentsOf(line), 0);

test('when more is paid by its link then it is the order’s, which stands on both payments, and may go back by line over both', async () => {
  const { _id, link, now, said } = await withAddition(2);
  expect(await now()).toMatchObject({ totalCents: 59_000, items: [{ elixirId: 1 }] });

  const paymentId = await shop.pay(link);
  for (let times = 0; times < 2; times += 1) await settle(shop.deps, paymentId);

  const joined = await now();
  expect(joined).toMatchObject({
    totalCents: 177_000,
    paymentStatus: 'approved',
    status: 'processing',
    items: [{ elixirId: 1 }, { elixirId: 2, quantity: 2 }],
    payments: [{ cents: 59_000 }, { id: paymentId, cents: 118_000 }],
  });
  expect(joined.addition).toBeUndefined();
  // The order's lines are readable by anybody who knows its id.
  expect(JSON.stringify(orderItems(joined, deps.pictures))).not.toContain('checkoutId');
  expect([await shop.open(paymentId), sumOf(joined)]).toEqual([[], 177_000]);
  expect(await said()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Agregó 2 × .+ por pagar$/),
      expect.stringMatching(/^Pagó 2 × .+: \$1,180\.00 MXN$/),
    ]),
  );
  const press = { requestId: crypto.randomUUID(), who: 'ana' };
  const lines = joined.items.map(({ id, quantity }) => ({ id, quantity }));
  await refundOrder(shop.refunding, joined, { ...press, lines });
  expect(await now()).toMatchObject({ refundedCents: 177_000, paymentStatus: 'refunded' });
  expect((await shop.mails(joined.checkoutId)).toSorted()).toEqual([
    'order-paid',
    'order-paid',
    'order-received',
    'owner-order',
    'owner-order',
    'refunded',
    'refunded',
  ]);
  expect(_id).toBe(joined._id);
});

test('when the same press comes twice then one thing is added, and the link paid twice pays it once', async () => {
  const { _id } = await paidOrder();
  const same = request();

  const [one, two] = await Promise.all([1, 2].map(() => addLines(deps, _id, { request: same, who: 'ana' })));
  expect(one!.addition!.checkoutId).toBe(two!.addition!.checkoutId);
  const { preference } = (await shop.deps.checkouts.find(one!.addition!.checkoutId))!;
  const [first, second] = [await shop.pay(preference!.id), await shop.pay(preference!.id, 59_000)];
  for (const id of [first, second]) await settle(shop.deps, id);
  expect(await addLines(deps, _id, { request: same, who: 'ana' })).toMatchObject({ totalCents: 118_000 });

  expect(await shop.open(first, second)).toEqual(['second_payment']);
});

test('when an order has left, is cancelled, is unpaid or has something to be paid then it says why nothing can be added', async () => {
  const { link, checkoutId } = await shop.checkout();
  const slip = await shop.pay(link, undefined, { status: 'pending' });
  await settle(shop.deps, slip);
  const [unpaid] = await shop.orders(checkoutId);
  const waiting = (await withAddition())._id;
  const [left, cancelled] = [(await paidOrder())._id, (await paidOrder())._id];
  await changeStatus(deps, left, { to: 'completed', who: 'ana', lots: [] });
  await changeStatus(deps, cancelled, { to: 'cancelled', who: 'ana' });

  for (const [id, why] of [
    [unpaid!._id, /aún no llega/],
    [waiting, /Ya hay \$590\.00 MXN por pagar/],
    [left, /ya salió/],
    [cancelled, /está cancelado/],
  ] as const)
    await expect(addLines(deps, id, { request: request(), who: 'ana' })).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(why),
      body: { current: { id } },
    });
});

test('when one of its payments has a claim then the order stays here, whatever becomes of the other’s, and takes no more', async () => {
  const { _id, link, now } = await withAddition();
  const added = await shop.pay(link);
  await settle(shop.deps, added);
  const { paymentIntentId: first } = await now();
  const { payments } = shop.deps;
  for (const id of [first, added]) await payments.noteClaim(id, { awaits: 'answer' });
  for (const id of [first, added]) await settle(shop.deps, id);

  await payments.endClaim(added);
  await settle(shop.deps, added);

  expect((await now()).claimedAt).toEqual(expect.any(Date));
  await expect(addLines(deps, _id, { request: request(), who: 'ana' })).rejects.toMatchObject({
    message: expect.stringMatching(/reclamo/),
  });
});

test('when all of an order goes back then it waits for nothing more and the link is closed', async () => {
  const { _id, order, now } = await withAddition();

  await refundOrder(shop.refunding, order, { requestId: crypto.randomUUID(), who: 'ana' });
  await shop.deps.outbox.relay(_id, shop.deps.handlers);

  expect(await now()).toMatchObject({ paymentStatus: 'refunded' });
  expect((await now()).addition).toBeUndefined();
  const added = await shop.deps.checkouts.find(order.addition!.checkoutId);
  expect(added).toMatchObject({ status: 'superseded' });
});

test('when another total was seen then nothing is asked for', async () => {
  const { _id } = await paidOrder();
  const wrong = { ...request(), seen: { total: 500 } };

  await expect(addLines(deps, _id, { request: wrong, who: 'ana' })).rejects.toMatchObject({
    status: 409,
    message: 'El total cambió de $500.00 MXN a $590.00 MXN. Revísalo y guarda otra vez.',
  });
  expect((await shop.deps.orders.find(_id))!.addition).toBeUndefined();
});

/** What may happen to an order while its addition is being paid. */
const ACTS = {
  ship: (id: string) => changeStatus(deps, id, { to: 'completed', who: 'ana', lots: [] }),
  cancel: (id: string) => changeStatus(deps, id, { to: 'cancelled', who: 'ana' }),
  remove: (id: string) => removeAddition(deps, id, 'ana'),
  add: (id: string) => addLines(deps, id, { request: request(3), who: 'luz' }),
  refund: async (id: string) => {
    const order = (await shop.deps.orders.find(id))!;
    const press = { requestId: crypto.randomUUID(), who: 'ana' };
    return refundOrder(shop.refunding, order, {
      ...press,
      lines: [{ id: order.items[0]!.id, quantity: 1, restock: true }],
    });
  },
};
type Act = keyof typeof ACTS;

const unless409 = async (act: Promise<unknown>) => {
  try {
    await act;
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 409) throw error;
  }
};

test('when an order is changed, sent, cancelled or given back while more of it is paid then the money is its own or on the list, and the lines say which', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.shuffledSubarray(Object.keys(ACTS) as Act[], { minLength: 1, maxLength: 3 }),
      async (scheduler, acts) => {
        const { _id, link, order, now } = await withAddition();
        const paymentId = await shop.pay(link);

        await inOrder.by(scheduler, () =>
          Promise.all([
            settle(shop.deps, paymentId),
            ...acts.map((act) => unless409(ACTS[act](_id))),
            settle(shop.deps, paymentId),
          ]),
        );
        await shop.deps.outbox.relay(_id, shop.deps.handlers);
        await settle(shop.deps, paymentId);

        const after = await now();
        const isJoined = after.payments?.some(({ id }) => id === paymentId) ?? false;
        expect(sumOf(after)).toBe(after.totalCents);
        expect(after.totalCents).toBe(isJoined ? 118_000 : 59_000);
        expect(after.items.some(({ checkoutId }) => checkoutId === order.addition!.checkoutId)).toBe(
          isJoined,
        );
        expect(await shop.open(paymentId)).toEqual(isJoined ? [] : ['superseded_checkout']);
        if (after.status === 'completed' || after.status === 'cancelled')
          expect(after.addition).toBeUndefined();
        if (!acts.includes('add')) expect(after.addition).toBeUndefined();
      },
    ),
    { numRuns: 80, seed: 20_261_126 },
  );
});
