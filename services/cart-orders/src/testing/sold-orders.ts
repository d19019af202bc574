import { connectMongo, type Mongo } from '@shop/service-kit/mongo';
import { backing } from '@shop/service-kit/testing/backing';
import { createLog } from '@shop/service-kit/log';
import type { SalesReport } from '@shop/contracts/report';
import { orderModel } from '../orders/order/order.model.ts';
import { createFunnelStore } from '../shopping/funnel/funnel.store.ts';
import { createOrderDayStore, type OrderDayStore } from '../orders/report/order-day.store.ts';
import { createReportStore } from '../orders/report/report.store.ts';
import type { BestSoldQuery } from '../orders/report/best-sold.ts';
import { reportSales } from '../orders/report/sales-report.ts';

export type SoldOrder = {
  at: Date;
  lines: { elixirId: number; elixirName: string; quantity: number; priceCents: number; isCustom: boolean }[];
  status: string;
  paymentStatus: string;
  refundedCents: number;
};

export const totalOf = ({ lines }: Pick<SoldOrder, 'lines'>): number =>
  lines.reduce((all, { quantity, priceCents }) => all + quantity * priceCents, 0);

/** An order as it is stored; the same number always gives the same order. */
export const storedOrder = (number: number, order: SoldOrder) => ({
  _id: `sold-${number}`,
  checkoutId: `sold-${number}`,
  number: `FK-${number}`,
  search: [],
  outbox: [],
  history: [],
  status: order.status,
  paymentStatus: order.paymentStatus,
  refundedCents: order.refundedCents,
  totalCents: totalOf(order),
  createdAt: order.at,
  updatedAt: order.at,
  items: order.lines.map((line, id) => ({ id, ...line, flowers: [line.elixirName] })),
});

export type SoldDatabase = Awaited<ReturnType<typeof soldDatabase>>;

/** A database for orders and their sums. */
export async function soldDatabase(name: string) {
  const { MONGODB_URI, MONGODB_DB } = backing();
  const db = await connectMongo(MONGODB_URI, `${MONGODB_DB}_${name}`, (made) => [orderModel(made)]);
  const rows = (collection: string) => db.collection<{ _id: string }>(collection);
  return {
    db,
    rows,
    put: (number: number, order: SoldOrder) =>
      rows('orders').replaceOne({ _id: `sold-${number}` }, storedOrder(number, order), { upsert: true }),
    async empty() {
      for (const collection of ['orders', 'order_days', 'order_sold']) await rows(collection).deleteMany({});
    },
    async close() {
      await db.dropDatabase();
      await db.close();
    },
  };
}

/** Reports over these days, made from what `store` contains. */
export function reporter(db: Mongo, store: OrderDayStore = createOrderDayStore(db)) {
  const reports = createReportStore(db, store);
  const funnel = createFunnelStore(db, createLog('test', 'silent'));
  return {
    store,
    reports,
    ask: (from: string, to: string, shown?: BestSoldQuery): Promise<SalesReport> =>
      reportSales({ reports, funnel }, { from, to, by: 'day' }, shown),
  };
}
