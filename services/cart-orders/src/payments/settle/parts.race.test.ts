import { beforeAll, expect, jest, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import fc from 'fast-check';
import { interleave } from '../../testing/interleave.ts';
import { partShop } from '../../testing/part-shop.ts';
import { settle } from './settle.ts';

jest.setTimeout(600_000);

const shop = forFile(partShop);
let inOrder: ReturnType<typeof interleave>;
beforeAll(() => void (inOrder = interleave(shop.deps.db)));

const reached = async (ids: string[], checkoutId: string) => {
  const orders = await shop.orders(checkoutId);
  const inOrders = orders.flatMap(({ payments = [] }) => payments);
  return { orders, inOrders, open: await shop.open(...ids) };
};

test('when news of three parts come at once, some of them twice then there is one order and nothing is on the list', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, isTwice) => {
      const { link, checkoutId } = await shop.checkout();
      const ids = await Promise.all([10_000, 20_000, 29_000].map((cents) => shop.pay(link, cents)));

      await inOrder.by(scheduler, () =>
        Promise.all([...ids, ...(isTwice ? ids : [])].map((id) => settle(shop.deps, id))),
      );

      const { orders, inOrders, open } = await reached(ids, checkoutId);
      expect(orders).toMatchObject([{ status: 'processing', paymentStatus: 'approved' }]);
      expect(inOrders.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      expect(open).toEqual([]);
    }),
    { numRuns: 20, seed: 20_261_125 },
  );
});

test('when more parts than are needed come at once then one order stands on its total, and each peso has an owner', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { link, checkoutId } = await shop.checkout();
      const amounts = [29_500, 40_000, 29_500];
      const ids = await Promise.all(amounts.map((cents) => shop.pay(link, cents)));

      await inOrder.by(scheduler, () => Promise.all(ids.map((id) => settle(shop.deps, id))));
      for (const id of ids) await settle(shop.deps, id);
      await shop.sendRefunds();

      const { orders, inOrders, open } = await reached(ids, checkoutId);
      expect(orders).toMatchObject([{ paymentStatus: 'approved', refundedCents: 0 }]);
      expect(inOrders.reduce((sum, { cents }) => sum + cents, 0)).toBe(59_000);
      expect(open).toEqual(['second_payment']);
      const backs = ids.map((id) => shop.provider.payments.get(id)!.refundedCents);
      expect(backs.reduce((sum, back) => sum + back)).toBe(
        inOrders.reduce((sum, { overCents = 0 }) => sum + overCents, 0),
      );
    }),
    { numRuns: 20, seed: 20_261_125 },
  );
});

test('when a part is given back while the rest comes in then the money is the order’s, waits, or went back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { link, checkoutId } = await shop.checkout();
      const ids = [await shop.pay(link, 29_500), await shop.pay(link, 29_500)];
      await settle(shop.deps, ids[0]!);

      await inOrder.by(scheduler, () =>
        Promise.all([settle(shop.deps, ids[1]!), shop.giveBack(ids[0]!, 29_500), settle(shop.deps, ids[0]!)]),
      );
      for (const id of ids) await settle(shop.deps, id);

      const [order] = await shop.orders(checkoutId);
      if (order) {
        expect(order).toMatchObject({ paymentStatus: 'partially_refunded', refundedCents: 29_500 });
        expect(await shop.open(...ids)).toEqual([]);
      } else expect(await shop.open(...ids)).toEqual(['partial_payment']);
    }),
    { numRuns: 20, seed: 20_261_125 },
  );
});

test('when the rest comes in between that a part was found alone and that it is listed then nothing stays on the list', async () => {
  const { link, checkoutId } = await shop.checkout();
  const [first, second] = [await shop.pay(link, 29_500), await shop.pay(link, 29_500)];
  const { exceptions } = shop.deps;
  const add: typeof exceptions.add = async (...given) => {
    await settle(shop.deps, second);
    return exceptions.add(...given);
  };

  const result = await settle({ ...shop.deps, exceptions: { ...exceptions, add } }, first);

  expect(result).toMatchObject({ kind: 'order', paymentStatus: 'approved' });
  expect(await shop.orders(checkoutId)).toHaveLength(1);
  expect(await shop.open(first, second)).toEqual([]);
});

test('when a part goes back between that it was chosen and that the order has it then the order knows', async () => {
  const { link, checkoutId } = await shop.checkout();
  const [first, second] = [await shop.pay(link, 29_500), await shop.pay(link, 29_500)];
  await settle(shop.deps, first);
  let isBack = false;
  const applyPayment: typeof shop.deps.applyPayment = async (...state) => {
    if (!isBack) {
      isBack = true;
      shop.turn(first, { status: 'partially_refunded', refundedCents: 9_500 });
      await settle(shop.deps, first);
    }
    return shop.deps.applyPayment(...state);
  };

  await settle({ ...shop.deps, applyPayment }, second);

  expect(await shop.orders(checkoutId)).toMatchObject([
    { paymentStatus: 'partially_refunded', refundedCents: 9_500 },
  ]);
});

test('when an order is exchanged between that its payment was read and that it is noted then the news counts', async () => {
  const { link, checkoutId } = await shop.checkout();
  const id = await shop.pay(link);
  await settle(shop.deps, id);
  shop.turn(id, { status: 'partially_refunded', refundedCents: 19_500 });
  const exchanged = {
    totalCents: 49_000,
    payments: [{ id, cents: 49_000, overCents: 10_000, swapCents: 10_000 }],
  };
  const applyPayment: typeof shop.deps.applyPayment = async (...state) => {
    await shop.deps.db.collection('orders').updateOne({ checkoutId }, { $set: exchanged });
    return shop.deps.applyPayment(...state);
  };

  await settle({ ...shop.deps, applyPayment }, id);

  // 100 of them are the excess.
  expect(await shop.orders(checkoutId)).toMatchObject([
    { paymentStatus: 'partially_refunded', refundedCents: 9_500 },
  ]);
});

test('when two choose other parts for the same order then it stands on those of the first, and the other part goes back', async () => {
  const { link, checkoutId } = await shop.checkout();
  const [first, given, third] = [
    await shop.pay(link, 29_500),
    await shop.pay(link, 29_500, { changedAt: new Date(Date.now() + 60_000) }),
    await shop.pay(link, 29_500),
  ];
  await settle(shop.deps, first);
  let isChosen = false;
  const applyPayment: typeof shop.deps.applyPayment = async (...state) => {
    if (!isChosen) {
      isChosen = true;
      await shop.reserve(given, 29_500);
      await settle(shop.deps, third);
    }
    return shop.deps.applyPayment(...state);
  };

  await settle({ ...shop.deps, applyPayment }, given);

  expect(await shop.orders(checkoutId)).toMatchObject([
    { payments: [{ id: first }, { id: third }], paymentStatus: 'approved' },
  ]);
  expect(await shop.open(first, given, third)).toEqual(['second_payment']);
});
