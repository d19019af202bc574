import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient, type Db } from 'mongodb';
import type { ElixirRow } from '../../../services/catalog/src/elixir/elixir.model.ts';
import type { OrderRow } from '../../../services/cart-orders/src/orders/order/order.model.ts';
import type { PaymentRow } from '../../../services/cart-orders/src/payments/settle/payment.store.ts';
import type { PaymentExceptionRow } from '../../../services/cart-orders/src/payments/exceptions/payment-exception.model.ts';
import type { Access } from '../invariants/books.ts';

/** Looks into the shop's database over one connection. */
export async function withDatabase<T>(access: Access, look: (db: Db) => Promise<T>): Promise<T> {
  const client = await new MongoClient(access.mongoUri).connect();
  try {
    return await look(client.db(access.database));
  } finally {
    await client.close();
  }
}

const ordersIn = (db: Db) => db.collection<OrderRow>('orders');
export const ordersOfCheckouts = (access: Access, checkoutIds: string[]): Promise<OrderRow[]> =>
  withDatabase(access, (db) =>
    ordersIn(db)
      .find({ checkoutId: { $in: checkoutIds } })
      .toArray(),
  );

/** How many pieces of counted products were ever sold. */
export const piecesSold = (access: Access): Promise<number> =>
  withDatabase({ ...access, database: access.catalogDatabase }, async (db) => {
    const elixirs = await db
      .collection<ElixirRow>('elixirs')
      .find({ sold: { $gte: 0 } })
      .toArray();
    return elixirs.reduce((total, { sold = 0 }) => total + sold, 0);
  });

export const exceptionsOf = (access: Access, paymentId: string): Promise<PaymentExceptionRow[]> =>
  withDatabase(access, (db) => db.collection<PaymentExceptionRow>('reviews').find({ paymentId }).toArray());

/** What the shop noted of a payment. */
export const paymentOf = (access: Access, paymentId: string): Promise<PaymentRow | null> =>
  withDatabase(access, (db) => db.collection<PaymentRow>('payments').findOne({ _id: paymentId }));

/**
 * Waits until each payment has its order beyond 'pending'. Answers the moments (epoch milliseconds) at which the
 * orders got there by their own history; payments that did not make it in time are missing.
 */
export function untilPaid(access: Access, paymentIds: string[], ms: number): Promise<Map<string, number>> {
  return withDatabase(access, async (db) => {
    for (const end = Date.now() + ms; ; await sleep(50)) {
      const found = await ordersIn(db)
        .find({ paymentIntentId: { $in: paymentIds }, status: { $ne: 'pending' } })
        .project<Pick<OrderRow, 'paymentIntentId' | 'history'>>({ paymentIntentId: 1, history: 1 })
        .toArray();
      if (found.length >= paymentIds.length || Date.now() > end) return new Map(found.map(paidAt));
    }
  });
}

/** Waits until a payment has its order, or is listed for a person: where the cart changed meanwhile none is made. */
export const untilJudged = (access: Access, paymentId: string, ms: number): Promise<void> =>
  withDatabase(access, async (db) => {
    for (const end = Date.now() + ms; Date.now() < end; await sleep(50)) {
      const order = { paymentIntentId: paymentId, status: { $ne: 'pending' as const } };
      if (await ordersIn(db).findOne(order)) return;
      if (await db.collection<PaymentExceptionRow>('reviews').findOne({ paymentId })) return;
    }
  });

const paidAt = ({ paymentIntentId, history }: Pick<OrderRow, 'paymentIntentId' | 'history'>) =>
  [paymentIntentId, history.find(({ to }) => to === 'processing')?.at.getTime() ?? 0] as const;
