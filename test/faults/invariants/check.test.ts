import { describe, expect, test } from '@jest/globals';
import { withQueue } from '../shop/queue.ts';
import { insert, spoil } from '../testing/good-order.ts';
import { twoOrders } from '../testing/two-orders.ts';
import { checkInvariants, offencesOf } from './check.ts';

const { books, paid, waiting } = twoOrders();

const offences = async (graceMs = 0) => offencesOf(await checkInvariants(books.access, graceMs));
const order = (change: object, which = paid) => spoil(books.db, 'orders', which.orderId, change);
const cart = (lines: object[]) => spoil(books.db, 'carts', paid.cartId, { emptied: [{ round: 1, lines }] });
const at = new Date();

test('when all went well then there are no offences, and everything was looked at', async () => {
  const judged = await checkInvariants(books.access, 0);

  expect(offencesOf(judged)).toEqual([]);
  expect(judged.map(({ id, looked }) => [id, looked])).toEqual([
    ['I1', 1],
    ['I2', 2],
    ['I3', 2],
    ['I4', 2],
    ['I14', 2],
    ['I15', 0],
    ['I20', 0],
    ['I16', 0],
    ['I17', 0],
    ['I18', 0],
    ['I19', 0],
    ['I5', 4],
    ['I11', 2],
    ['I12', 2],
    ['I13', 1],
    ['I8', 2],
    ['I9', 2],
  ]);
});

test('when a payment was made a moment ago then it may still be under way', async () => {
  await books.pay('checkout-just-now', 590);

  expect(await offences(90_000)).toEqual([]);
  expect(await offences()).toHaveLength(1);
});

test('when delivery and tax were paid besides the lines then that is no offence', async () => {
  const amounts = { shippingCents: 9_900, taxCents: 1_584, totalCents: 59_000 + 9_900 + 1_584 };
  const paymentId = await books.pay(paid.checkoutId, amounts.totalCents / 100);
  await order({ ...amounts, paymentIntentId: paymentId });
  await spoil(books.db, 'checkouts', paid.checkoutId, amounts);

  expect(await offences()).not.toContainEqual(expect.stringContaining('I3'));
});

test('when a promotion takes off what its lines say then that is no offence, and any other sum is one', async () => {
  const stored = await books.db.collection('orders').findOne({ paymentIntentId: paid.paymentId });
  const { items } = stored as unknown as { items: { discountCents?: number }[] };
  const less = items.map((line, at) => ({ ...line, ...(at === 0 && { discountCents: 9_000 }) }));
  const amounts = { totalCents: 50_000, promotion: { name: 'Otoño', cents: 9_000 } };
  const paymentId = await books.pay(paid.checkoutId, 500);
  await order({ ...amounts, items: less, paymentIntentId: paymentId });
  await spoil(books.db, 'checkouts', paid.checkoutId, { ...amounts, lines: less });

  expect(await offences()).not.toContainEqual(expect.stringContaining('I3'));
  await order({ promotion: { name: 'Otoño', cents: 8_000 } });
  expect(await offences()).toContain(
    `I3 ${paid.orderId}: its lines are 9000 less, its code or promotion says otherwise`,
  );
});

test('when something was noted, even of a state that was just left then that is no step', async () => {
  const note = { who: 'cliente', to: 'pending', note: 'Dirección de envío completada', at };
  const steps = [
    { who: 'sistema', to: 'pending', at },
    { who: 'sistema', from: 'pending', to: 'processing', at },
  ];
  await order({ history: [...steps, note] });

  expect(await offences()).toEqual([]);
});

test('when a payment that does not match is a payment exception then that is no offence', async () => {
  const paymentId = await books.pay(waiting.checkoutId, 1);
  await insert(books.db, 'reviews', { _id: `${paymentId}-amount`, paymentId, kind: 'amount' });

  expect(await offences()).toEqual([]);
});

test('when a payment came for a cart that was ordered already then it may be a payment exception', async () => {
  const paymentId = await books.pay('checkout-twin', 590);
  const twin = { cartId: paid.cartId, cartRound: 1, totalCents: 59_000, status: 'open' };
  await insert(books.db, 'checkouts', { _id: 'checkout-twin', ...twin });
  await insert(books.db, 'reviews', { _id: `${paymentId}-x`, paymentId, kind: 'duplicate_order' });

  expect(await offences()).toEqual([]);
});

type Case = [says: string, spoilt: () => Promise<unknown>, offence: () => string];

const CASES: Case[] = [
  [
    'I1 a paid checkout has no order',
    () => books.db.collection('orders').deleteOne({ paymentIntentId: paid.paymentId }),
    () => `I1 ${paid.paymentId}: paid, but neither an order nor a payment exception`,
  ],
  [
    'I1 a good payment hides in the list of payment exceptions',
    async () => {
      await books.db.collection('orders').deleteOne({ paymentIntentId: paid.paymentId });
      await insert(books.db, 'reviews', { _id: 'x', paymentId: paid.paymentId, kind: 'amount' });
    },
    () => `I1 ${paid.paymentId}: nothing is wrong with it, but it is a payment exception`,
  ],
  [
    'I2 a checkout has two orders',
    () => order({ checkoutId: paid.checkoutId }, waiting),
    () => `I2 ${waiting.orderId}: shares checkout ${paid.checkoutId}`,
  ],
  [
    'I2 a payment has two orders',
    () => order({ paymentIntentId: paid.paymentId }, waiting),
    () => `I2 ${waiting.orderId}: shares ${paid.paymentId}`,
  ],
  [
    'I3 a total is not the sum of its lines',
    () => order({ totalCents: 1 }),
    () => `I3 ${paid.orderId}: its lines make 59000, it says 1`,
  ],
  [
    'I3 an order is not what its checkout froze',
    () => order({ items: [{ elixirId: 1, priceCents: 59_000, quantity: 1 }] }),
    () => `I3 ${paid.orderId}: not what its checkout froze`,
  ],
  [
    'I3 less was paid than the order says',
    async () => order({ paymentIntentId: await books.pay(paid.checkoutId, 1) }),
    () => `I3 ${paid.orderId}: paid 100 MXN for 59000`,
  ],
  [
    'I4 an unpaid order is being prepared',
    () => order({ status: 'processing' }, waiting),
    () => `I4 ${waiting.orderId}: processing, but not paid`,
  ],
  [
    'I4 an order says that it is paid',
    () => order({ paymentStatus: 'approved' }, waiting),
    () => `I4 ${waiting.orderId}: says approved, the provider does not`,
  ],
  [
    'I5 ordered pieces stay in the cart',
    () => cart([{ elixirId: 1, before: 3, left: 2 }]),
    () => `I5 ${paid.orderId}: 1 of elixir 1 are still in cart ${paid.cartId}`,
  ],
  [
    'I5 more pieces of a line went than were ordered',
    () => cart([{ elixirId: 1, before: 3, left: 0 }]),
    () => `I5 ${paid.orderId}: cart ${paid.cartId} lost 1 of elixir 1 that came later`,
  ],
  [
    'I5 a line that came later went too',
    () =>
      cart([
        { elixirId: 1, before: 2, left: 0 },
        { elixirId: 2, before: 3, left: 0 },
      ]),
    () => `I5 ${paid.orderId}: cart ${paid.cartId} lost 3 of elixir 2 that came later`,
  ],
  [
    'I5 a cart was not emptied',
    () => spoil(books.db, 'carts', paid.cartId, { round: 1 }),
    () => `I5 ${paid.orderId}: cart ${paid.cartId} was not emptied`,
  ],
  [
    'I5 a stranger’s cart was emptied',
    () => insert(books.db, 'carts', { _id: 'stranger', round: 2 }),
    () => 'I5 cart stranger: was emptied by no order',
  ],
  [
    'I11 a cart is ordered twice in one round',
    () => order({ cartId: paid.cartId }, waiting),
    () => `I11 ${waiting.orderId}: shares round 1 of cart ${paid.cartId}`,
  ],
  [
    'I8 an order moved backwards',
    () =>
      order({
        status: 'pending',
        history: [
          { who: 'sistema', to: 'pending', at },
          { who: 'sistema', from: 'pending', to: 'processing', at },
          { who: 'sistema', from: 'processing', to: 'pending', at },
        ],
      }),
    () => `I8 ${paid.orderId}: moved back from processing to pending`,
  ],
  [
    'I8 the history leaves a step out',
    () =>
      order({
        history: [
          { who: 'sistema', to: 'pending', at },
          { who: 'ana@example.com', from: 'completed', to: 'processing', at },
        ],
      }),
    () => `I8 ${paid.orderId}: history jumps from pending to completed`,
  ],
  [
    'I8 an order is behind its payment',
    () => order({ paymentStatus: 'in_process' }),
    () => `I8 ${paid.orderId}: is in_process, was approved`,
  ],
  [
    'I9 work of an order was never done',
    () => order({ outbox: [{ id: '1', key: 'cart.empty', at }] }),
    () => `I9 ${paid.orderId}: cart.empty was never done`,
  ],
  [
    'I9 a notification was never queued',
    () => insert(books.db, 'payment_notices', { _id: 'n', paymentId: '1', queuedAt: null, createdAt: at }),
    () => 'I9 webhook event n: was never queued',
  ],
  [
    'I9 a job waits',
    () => withQueue(books.access, (queue) => queue.add('settle', { paymentId: '1' }, { jobId: 'pay-1' })),
    () => 'I9 job pay-1: waits',
  ],
];

describe('what must never be', () => {
  test.each(CASES)('when %s then it is found', async (_says, spoilt, offence) => {
    await spoilt();

    expect(await offences()).toContain(offence());
  });
});
