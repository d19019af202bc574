import type { PaymentStatus } from '@shop/contracts/order';
import type { Mongo } from '@shop/service-kit/mongo';
import type { OrderDoc } from '../order/order.model.ts';
import type { Day } from './days.ts';

/** Orders that were paid and neither cancelled nor refunded, and what they brought in centavos. */
export type DayTotals = { day: string; orders: number; salesCents: number };
export type ElixirTotals = { orders: number; units: number; salesCents: number };

/** What was refunded in part is a sale of the rest. */
const PAYMENT: PaymentStatus[] = ['approved', 'partially_refunded'];
const PAID = { paymentStatus: { $in: PAYMENT }, status: { $ne: 'cancelled' } } as const;
const isSale = { $and: [{ $in: ['$paymentStatus', PAYMENT] }, { $ne: ['$status', PAID.status.$ne] }] };
const kept = { $subtract: ['$totalCents', { $ifNull: ['$refundedCents', 0] }] };

/** Sums over orders, each served by an index. */
export function reportStore(db: Mongo) {
  const orders = db.model<OrderDoc>('Order');
  return {
    async day({ day, from, to }: Day): Promise<DayTotals> {
      const [sum] = await orders.aggregate<{ orders: number; salesCents: number }>([
        { $match: { createdAt: { $gte: from, $lt: to } } },
        {
          $group: {
            _id: null,
            orders: { $sum: { $cond: [isSale, 1, 0] } },
            salesCents: { $sum: { $cond: [isSale, kept, 0] } },
          },
        },
      ]);
      return { day, orders: sum?.orders ?? 0, salesCents: sum?.salesCents ?? 0 };
    },

    /** Paid orders that nobody has sent yet. */
    toPrepare: () =>
      orders.countDocuments({
        status: { $in: ['pending', 'processing'] },
        paymentStatus: { $in: PAYMENT },
      }),

    async elixir(elixirId: number): Promise<ElixirTotals> {
      const fields = { items: 1, totalCents: 1, refundedCents: 1 };
      const found = await orders.find({ 'items.elixirId': elixirId, ...PAID }, fields).lean();
      const sold = found.map((order) => linesOf(order, elixirId));
      return {
        orders: found.length,
        units: sold.reduce((sum, { units }) => sum + units, 0),
        salesCents: sold.reduce((sum, { cents }) => sum + cents, 0),
      };
    },
  };
}

type Sold = Pick<OrderDoc, 'items' | 'totalCents' | 'refundedCents'>;

/** A refund names no line: each line keeps the share that the order kept. */
function linesOf({ items, totalCents, refundedCents = 0 }: Sold, elixirId: number) {
  const lines = items.filter((line) => line.elixirId === elixirId);
  const cents = lines.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0);
  const share = refundedCents === 0 ? 1 : (totalCents - refundedCents) / totalCents;
  return {
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    cents: Math.round(cents * share),
  };
}

export type ReportStore = ReturnType<typeof reportStore>;
