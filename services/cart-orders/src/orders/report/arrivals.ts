import { isGiftPayment } from '@shop/contracts/gift-card';
import { isByHand } from '@shop/contracts/is-by-hand';
import { isOwnPayment } from '@shop/contracts/own-pay-names';
import { toPesos } from '@shop/contracts/money';
import type { Arrivals, ArrivalsReport } from '@shop/contracts/report';
import { dayOf } from '@shop/service-kit/days';
import { paidAtOf } from '../order/order-dates.ts';
import type { OrderRow } from '../order/order.model.ts';
import { isOfOver, paymentIdsOf } from '../order/order-payments.ts';
import { changedAtOf, wasPaid } from '../order/payment.rank.ts';
import { periodOf } from './periods.ts';

/** The fields of an order that the report needs. */
export const ARRIVAL_FIELDS = {
  totalCents: 1,
  refundedCents: 1,
  status: 1,
  paymentStatus: 1,
  paymentRank: 1,
  paymentIntentId: 1,
  payments: 1,
  charges: 1,
  manual: 1,
  history: 1,
  createdAt: 1,
} as const;
export type ArrivingOrder = Pick<OrderRow, '_id' | keyof typeof ARRIVAL_FIELDS>;
/** A payment's refunds, as its ledger has them. */
export type MadeRefunds = {
  _id: string;
  refunds: { requestId: string; status: string; amountCents: number; at: Date }[];
};

/** Money that came in or was refunded at a moment, in centavos. */
type Move = { at: Date } & Sums;
type Sums = Record<
  'payments' | 'paidCents' | 'directCents' | 'refundedCents' | 'feeCents' | 'taxCents' | 'unknown',
  number
>;
const NONE: Sums = {
  payments: 0,
  paidCents: 0,
  directCents: 0,
  refundedCents: 0,
  feeCents: 0,
  taxCents: 0,
  unknown: 0,
};

/** The money movements of an order: each payment at its date, each refund at its date. */
export function movesOf(order: ArrivingOrder, ledgers: MadeRefunds[]): Move[] {
  if (!wasPaid(order.paymentStatus)) return [];
  const isDirect = directOf(order);
  const own = ledgers.filter(({ _id }) => paymentIdsOf(order).includes(_id));
  const made = own.flatMap(({ refunds }) => refunds.filter(({ status }) => status === 'done'));
  const gifts = new Set(own.flatMap(({ _id, refunds }) => (isGiftPayment(_id) ? refunds : [])));
  const direct = new Set(own.flatMap(({ _id, refunds }) => (isDirect(_id) ? refunds : [])));
  // A gift card's payment is not money, and its refund returns to the card.
  const ofMoney = made.filter((one) => !gifts.has(one));
  const isTaken = order.paymentStatus === 'charged_back';
  const noted = (isTaken ? ofMoney : made)
    .filter((one) => !isOfOver(order._id, one))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const refundedCents = (isTaken ? moneyCentsOf(order) : (order.refundedCents ?? 0)) - noted;
  return [
    ...paymentsOf(order),
    ...ofMoney.map((one) => wentBack(one.at, one.amountCents, direct.has(one))),
    // Chargebacks, and earlier releases' refunds, have no dated entries: they count at the payment's last change.
    ...(refundedCents > 0
      ? [
          wentBack(
            changedAtOf(order.paymentRank),
            refundedCents,
            moneyOf(order).every(({ id }) => isDirect(id)),
          ),
        ]
      : []),
  ];
}

/** A refund by the shop itself also reduces what was paid to it directly. */
const wentBack = (at: Date, cents: number, isDirect: boolean): Move => ({
  ...NONE,
  at,
  refundedCents: cents,
  directCents: isDirect ? -cents : 0,
});

/** Whether a payment of the order was made to the shop itself. */
const directOf =
  (order: ArrivingOrder) =>
  (id: string): boolean =>
    isByHand(order) || isOwnPayment(id);

/** The payments in money, without gift cards. */
const moneyOf = ({ totalCents, payments, paymentIntentId }: ArrivingOrder) =>
  (payments ?? [{ id: paymentIntentId, cents: totalCents, overCents: 0 }]).filter(
    ({ id }) => !isGiftPayment(id),
  );

const moneyCentsOf = ({ totalCents, payments = [] }: ArrivingOrder): number =>
  payments.reduce((left, { id, cents }) => (isGiftPayment(id) ? left - cents : left), totalCents);

/** Money handed over has no fees; other payments without reported fees count as unknown. */
function paymentsOf(order: ArrivingOrder): Move[] {
  const { charges = {} } = order;
  const paidAt = paidAtOf(order) ?? order.createdAt;
  const isDirect = directOf(order);
  return moneyOf(order).map(({ id, cents, overCents = 0 }) => {
    const known = charges[id];
    const paidCents = known?.amountCents ?? cents + overCents;
    return {
      ...NONE,
      at: known?.paidAt ?? paidAt,
      payments: 1,
      paidCents,
      directCents: isDirect(id) ? paidCents : 0,
      ...(known && { feeCents: known.feeCents, taxCents: known.taxCents }),
      unknown: known || isDirect(id) ? 0 : 1,
    };
  });
}

/** Sums up the movements of these months ('2026-11'), the first month first. */
export function createArrivals(months: string[]) {
  const sums = new Map(months.map((month) => [month, NONE]));
  return {
    add(moves: Move[]): void {
      for (const { at, ...move } of moves) {
        const month = periodOf(dayOf(at).day, 'month');
        const known = sums.get(month);
        if (known) sums.set(month, plus(known, move));
      }
    },
    report: (): ArrivalsReport => ({
      total: toArrivals([...sums.values()].reduce(plus, NONE)),
      months: [...sums].map(([month, one]) => ({ month, ...toArrivals(one) })),
    }),
  };
}

const plus = (one: Sums, other: Sums): Sums => ({
  payments: one.payments + other.payments,
  paidCents: one.paidCents + other.paidCents,
  directCents: one.directCents + other.directCents,
  refundedCents: one.refundedCents + other.refundedCents,
  feeCents: one.feeCents + other.feeCents,
  taxCents: one.taxCents + other.taxCents,
  unknown: one.unknown + other.unknown,
});

const toArrivals = ({
  payments,
  paidCents,
  directCents,
  refundedCents,
  feeCents,
  taxCents,
  unknown,
}: Sums): Arrivals => ({
  payments,
  paid: toPesos(paidCents),
  direct: toPesos(directCents),
  refunded: toPesos(refundedCents),
  fee: toPesos(feeCents),
  tax: toPesos(taxCents),
  net: toPesos(paidCents - refundedCents - feeCents - taxCents),
  unknown,
});
