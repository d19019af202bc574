import type { Mongo } from '@shop/service-kit/mongo';
import type { OrderDoc } from '../order/order.model.ts';
import type { Day } from './days.ts';

/** Number of orders, and what of them was paid and not cancelled, in centavos. */
export type DayTotals = { day: string; orders: number; salesCents: number };
export type ElixirTotals = { orders: number; units: number; salesCents: number };

const PAID = { paymentStatus: 'approved', status: { $ne: 'cancelled' } } as const;
const isSale = {
  $and: [{ $eq: ['$paymentStatus', PAID.paymentStatus] }, { $ne: ['$status', PAID.status.$ne] }],
};

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
            orders: { $sum: 1 },
            salesCents: { $sum: { $cond: [isSale, '$totalCents', 0] } },
          },
        },
      ]);
      return { day, orders: sum?.orders ?? 0, salesCents: sum?.salesCents ?? 0 };
    },

    /** Paid orders that nobody has sent yet. */
    toPrepare: () =>
      orders.countDocuments({ status: { $in: ['pending', 'processing'] }, paymentStatus: 'approved' }),

    async elixir(elixirId: number): Promise<ElixirTotals> {
      const found = await orders.find({ 'items.elixirId': elixirId, ...PAID }, { items: 1 }).lean();
      const lines = found.flatMap(({ items }) => items.filter((line) => line.elixirId === elixirId));
      return {
        orders: found.length,
        units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        salesCents: lines.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0),
      };
    },
  };
}
export type ReportStore = ReturnType<typeof reportStore>;
