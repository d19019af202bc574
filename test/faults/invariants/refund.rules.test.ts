import { expect, test } from '@jest/globals';
import { insert, spoil } from '../testing/good-order.ts';
import { twoOrders } from '../testing/two-orders.ts';
import { checkInvariants, offencesOf } from './check.ts';

const { books, paid } = twoOrders();

const offences = async () =>
  offencesOf(await checkInvariants(books.access, 0)).filter((one) => one.startsWith('I15'));

/** Of the order's only line. */
const id = 7;

/** A refund of a piece of the order, which the provider made too; and what the order says of it. */
async function refunded(back: object, entry: object = {}): Promise<string> {
  const { paymentId, orderId } = paid;
  const made = await fetch(`${books.access.providerUrl}/v1/payments/${paymentId}/refunds`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${books.access.accessToken}`,
      'content-type': 'application/json',
      'x-idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ amount: 295 }),
  });
  expect(made.status).toBe(201);
  const lines = [{ id, quantity: 1, cents: 29_500 }];
  const refund = { id: 'r', requestId: 'p', amountCents: 29_500, status: 'done', lines, ...entry };
  await insert(books.db, 'refunds', { _id: paymentId, promisedCents: 29_500, refunds: [refund] });
  const items = [{ id, elixirId: 1, priceCents: 29_500, quantity: 2 }];
  const noted = { id: 'r', cents: 29_500, lines: [{ id, cents: 29_500 }], ...back };
  await spoil(books.db, 'orders', orderId, { items, backs: [noted], paymentStatus: 'partially_refunded' });
  return orderId;
}

test('when a refund is of a piece then that is no offence', async () => {
  await refunded({});

  expect(await offences()).toEqual([]);
});

test('when the order notes less than went back, or another refund then it is found', async () => {
  const orderId = await refunded({ cents: 29_400 });

  expect(await offences()).toEqual([
    `I15 ${orderId}: refund r is of 29500, not 29400`,
    `I15 ${orderId}: 100 of refund r are of no line`,
  ]);
});

test('when a line gives back more than was paid for it, or more pieces than there were then it is found', async () => {
  const orderId = await refunded({});
  const more = { id: 'x', cents: 90_000, lines: [{ id, cents: 90_000 }] };
  await spoil(books.db, 'orders', orderId, {
    backs: [{ id: 'r', cents: 29_500, lines: [{ id, cents: 29_500 }] }, more],
    returns: [{ id: 'p', lines: [{ id, quantity: 9 }] }],
  });

  expect(await offences()).toEqual([
    `I15 ${orderId}: names refund x, which is none`,
    `I15 ${orderId}: gave 119500 of 59000 for line 7 back`,
    `I15 ${orderId}: took 9 of 2 pieces of line 7 back`,
  ]);
});

test('when the shop thinks that more went back than the provider gave then it is found', async () => {
  const orderId = await refunded({}, { amountCents: 29_600, freeCents: 100 });

  expect(await offences()).toEqual([`I15 ${orderId}: gave 29600 back, the provider 29500`]);
});
