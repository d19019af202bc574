import type { ElixirRow } from '../../../services/catalog/src/elixir/elixir.model.ts';
import type { StockHold } from '../../../services/catalog/src/stock/stock-hold.ts';
import type { Books } from './books.ts';
import { judgeEach, when, type Rule } from './rule.ts';

/** The catalog frees what is over twice a minute. */
const SWEEP_MS = 60_000;
const REFUSED = new Set(['rejected', 'cancelled']);

/** A judge must not borrow the sums of what it judges. */
const reservedIn = ({ holds = [] }: ElixirRow): StockHold[] => holds.filter(({ soldAt }) => !soldAt);
const sum = (holds: StockHold[]) => holds.reduce((total, { quantity }) => total + quantity, 0);

const nothingOversold: Rule = {
  id: 'I12',
  says: 'stock is never below zero; free, reserved and sold are what was put in',
  judge: ({ elixirs }) =>
    judgeEach(
      elixirs,
      ({ id }) => `elixir ${id}`,
      (elixir) => {
        const { stock, sold = 0, stocked = 0, holds = [] } = elixir;
        const free = stock ?? 0;
        const reserved = sum(reservedIn(elixir));
        return [
          ...when(free < 0, `${free} pieces are free`),
          ...when(
            holds.some(({ quantity }) => quantity < 1),
            'a checkout holds no pieces',
          ),
          ...when(
            free + reserved + sold !== stocked,
            `${free} free, ${reserved} reserved and ${sold} sold of ${stocked}`,
          ),
        ];
      },
    ),
};

type Reserved = { elixirId: number; hold: StockHold };

const nothingReservedForever: Rule = {
  id: 'I13',
  says: 'no reservation outlives its checkout',
  judge(books, graceMs) {
    const reserved = books.elixirs.flatMap((elixir) =>
      reservedIn(elixir).map((hold): Reserved => ({ elixirId: elixir.id, hold })),
    );
    return judgeEach(
      reserved,
      ({ elixirId, hold }) => `elixir ${elixirId}, checkout ${hold.checkoutId}`,
      ({ hold }) => holdFaults(hold, books, graceMs),
    );
  },
};

function holdFaults({ checkoutId, until, paymentId }: StockHold, books: Books, graceMs: number): string[] {
  const checkout = books.checkouts.find(({ _id }) => _id === checkoutId);
  if (!checkout) return ['is held for no checkout'];
  const order = books.orders.find((one) => one.checkoutId === checkoutId);
  const isLate = until ? until.getTime() < books.at - SWEEP_MS - graceMs : false;
  const isYoung = (order ?? checkout).updatedAt.getTime() > books.at - graceMs;
  if (isYoung) return [];
  const isRefused = order && REFUSED.has(order.paymentStatus) && order.paymentIntentId === paymentId;
  return [
    ...when(isLate, `was held until ${until?.getTime()}`),
    ...when(!until && !order, 'is held without an end, and there is no order'),
    ...when(order?.paymentStatus === 'approved', `is held, and ${order?._id} is paid`),
    ...when(Boolean(isRefused), `is held for ${paymentId}, which was refused`),
  ];
}

export const stockRules = [nothingOversold, nothingReservedForever];
