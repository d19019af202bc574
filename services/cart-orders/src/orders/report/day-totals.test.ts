import { expect, test } from '@jest/globals';
import { addOrder, noTotals, type Summed } from './day-totals.ts';

const line = (id: number, quantity: number, over = {}) => ({
  ...{ id, elixirId: 7, elixirName: 'Luna', quantity, priceCents: 20_000 },
  ...over,
});
const ADDED = { checkoutId: 'later' };
const orderOf = (costs: Summed['costs']): Summed => ({
  ...{ items: [line(1, 1), line(2, 2, ADDED)], totalCents: 60_000, refundedCents: 0 },
  ...{ status: 'completed', paymentStatus: 'approved', ...(costs && { costs }) },
});
const FIRST = { elixirId: 7, costCents: 5_000 };

test.each([
  ['each cost something else', [FIRST, { elixirId: 7, costCents: 8_000, ...ADDED }], [21_000, 60_000]],
  ['only the later ones have a cost', [{ elixirId: 7, costCents: 8_000, ...ADDED }], [16_000, 40_000]],
  ['an earlier release noted no more than the first', [FIRST], [15_000, 60_000]],
])('when pieces joined an order and %s then they cost what they did', (_case, costs, [cost, costed]) => {
  const totals = noTotals();

  addOrder(totals, orderOf(costs));

  expect(totals.elixirs.get(7)).toMatchObject({ units: 3, costCents: cost, costedCents: costed });
});
