import { expect, test } from '@jest/globals';
import type { AppError } from '@shop/service-kit/errors';
import fc from 'fast-check';
import type { OrderRow } from '../../orders/order/order.model.ts';
import { addOrder, noTotals } from '../../orders/report/day-totals.ts';
import { quote } from '../../shopping/pricing/quote.ts';
import { netCentsOf } from '../../shopping/pricing/spread.ts';
import { pricePart } from './refund-part.ts';
import { backOf, returnOf } from './refund-shares.ts';
import type { RefundEntry } from './refund.store.ts';

// For any order and any presses, the parts of the refunds add up to the refunded money, to the centavo.

const RUNS = 2_000;
const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);

const line = fc.record({
  priceCents: fc.integer({ min: 1, max: 90_000 }),
  quantity: fc.integer({ min: 1, max: 6 }),
});
const press = fc.record({
  /** So many pieces of each line; too many are refused. */
  pieces: fc.array(
    fc.record({ at: fc.nat(3), quantity: fc.integer({ min: 1, max: 3 }), restock: fc.boolean() }),
    {
      maxLength: 3,
    },
  ),
  delivery: fc.constantFrom(false, false, true),
  /** A typed amount instead of the price, in thousandths of what is left. */
  amount: fc.option(fc.integer({ min: 1, max: 1_000 }), { nil: undefined }),
  /** The share that the first of two payments refunds. */
  first: fc.integer({ min: 0, max: 1_000 }),
  refused: fc.constantFrom('none', 'none', 'none', 'one', 'both'),
});
const sold = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  off: fc.nat(900),
  shippingCents: fc.constantFrom(0, 9_900, 15_001),
  presses: fc.array(press, { maxLength: 6 }),
});

type Of<T> = T extends fc.Arbitrary<infer Value> ? Value : never;
type Pressed = Of<typeof press>;
type Sold = Of<typeof sold>;

function orderOf({ lines, off, shippingCents }: Pick<Sold, 'lines' | 'off' | 'shippingCents'>) {
  const full = sum(lines.map(({ priceCents, quantity }) => priceCents * quantity));
  const discountCents = Math.floor((full * off) / 1_000);
  const quoted = quote(lines, { discountCents, shippingCents });
  const items = quoted.lines.map((one, at) => ({
    ...one,
    id: at + 1,
    elixirId: at,
    elixirName: `Elixir ${at}`,
  }));
  const { totalCents } = quoted;
  const state = { status: 'processing', paymentStatus: 'partially_refunded' };
  const code = discountCents > 0 && { discount: { code: 'X', cents: discountCents } };
  return { ...state, items, totalCents, shippingCents, ...code } as unknown as OrderRow;
}

type Books = { order: OrderRow; entries: RefundEntry[] };

/** Stores a press as entries of the two payments that share it. */
function ask({ order, entries }: Books, pressed: Pressed, nth: number): boolean {
  const { pieces, delivery, amount, first, refused } = pressed;
  const left = order.totalCents - sum(entries.filter(isLive).map(({ amountCents }) => amountCents));
  const wanted = new Map(pieces.map(({ at, ...one }) => [(at % order.items.length) + 1, one]));
  const lines = [...wanted].map(([id, one]) => ({ id, ...one }));
  const typed = amount === undefined ? undefined : Math.ceil((left * amount) / 1_000);
  const asked = {
    requestId: `press-${nth}`,
    who: 'ana',
    ...(lines.length > 0 && { lines }),
    ...(delivery && { part: 'delivery' as const }),
    ...(typed && { amountCents: typed }),
  };
  const priced = priceOr409(order, entries, asked);
  if (!priced?.amountCents || priced.amountCents > left) return false;
  const { lines: of = [], deliveryCents = 0, freeCents = 0, amountCents } = priced;
  if (asked.lines ?? asked.part)
    expect(sum(of.map(({ cents }) => cents)) + deliveryCents + freeCents).toBe(amountCents);
  const share = Math.floor((amountCents * first) / 1_000);
  for (const [at, cents] of [share, amountCents - share].entries())
    if (cents > 0) {
      const status = refused === 'both' || (refused === 'one' && at === 1) ? 'failed' : 'done';
      const made = { isWhole: false, status, at: new Date() } as const;
      const ofPart = (asked.lines ?? asked.part) && { beforeCents: at === 0 ? 0 : share };
      entries.push({ ...priced, ...made, ...ofPart, id: `${nth}-${at}`, amountCents: cents });
    }
  return true;
}

const isLive = ({ status }: RefundEntry) => status !== 'failed';

function priceOr409(order: OrderRow, entries: RefundEntry[], asked: Parameters<typeof pricePart>[2]) {
  try {
    return pricePart(order, [{ refunds: entries }], asked);
  } catch (error) {
    expect((error as AppError).status).toBe(409);
    return undefined;
  }
}

test('whatever is pressed on any order, no line and no delivery gives back more than was paid, and its parts are what went back', () => {
  let asked = 0;
  fc.assert(
    fc.property(sold, ({ presses, ...given }) => {
      const order = orderOf(given);
      const entries: RefundEntry[] = [];
      for (const [nth, one] of presses.entries()) if (ask({ order, entries }, one, nth)) asked += 1;
      const live = entries.filter(isLive);
      const ofParts = live.filter(({ part, lines }) => part ?? lines);
      const backs = ofParts.map(backOf);
      const refundedCents = sum(live.map(({ amountCents }) => amountCents));

      const freeCents = sum(
        live.map(({ id, amountCents }) => amountCents - (backs.find((b) => b.id === id)?.cents ?? 0)),
      );
      const linesCents = sum(backs.flatMap(({ lines = [] }) => lines.map(({ cents }) => cents)));
      const deliveryCents = sum(backs.map((b) => (b.lines ? (b.deliveryCents ?? 0) : b.cents)));
      expect(linesCents + deliveryCents + freeCents).toBe(refundedCents);
      for (const item of order.items) {
        const ofLine = backs.flatMap(({ lines = [] }) => lines.filter(({ id }) => id === item.id));
        expect(sum(ofLine.map(({ cents }) => cents))).toBeLessThanOrEqual(netCentsOf(item));
      }
      expect(deliveryCents).toBeLessThanOrEqual(given.shippingCents);

      const returns = [
        ...new Map(live.flatMap((one) => returnOf(one) ?? []).map((one) => [one.id, one])).values(),
      ];
      for (const { id, quantity } of order.items) {
        const back = returns.flatMap(({ lines }) => lines.filter((one) => one.id === id));
        expect(sum(back.map((one) => one.quantity))).toBeLessThanOrEqual(quantity);
      }
      const totals = noTotals();
      addOrder(totals, { ...order, refundedCents, backs, returns });
      const sales = [...totals.elixirs.values()].map(({ salesCents }) => salesCents);
      expect(sum(sales) + totals.deliveryCents).toBe(totals.salesCents);
    }),
    { numRuns: RUNS, seed: 20_261_126 },
  );
  expect(asked).toBeGreaterThan(RUNS);
});
