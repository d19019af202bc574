import type { Db } from 'mongodb';
import type { TwoBooks } from './two-books.ts';

const LINES = [{ elixirId: 1, name: 'Amanecer', priceCents: 29_500, quantity: 2 }];
const PESOS = 590;

export type GoodOrder = { orderId: string; checkoutId: string; cartId: string; paymentId: string };

/** An order as the shop leaves it when all went well; `holder` CONT makes one whose payment is in process. */
export async function goodOrder(
  { db, catalog, pay }: TwoBooks,
  name: string,
  holder = 'APRO',
): Promise<GoodOrder> {
  const [orderId, checkoutId, cartId] = [`order-${name}`, `checkout-${name}`, `cart-${name}`];
  const paymentId = await pay(checkoutId, PESOS, holder);
  const paid = holder === 'APRO';
  const at = new Date();
  const frozen = {
    cartId,
    cartRound: 1,
    lines: LINES,
    totalCents: PESOS * 100,
    createdAt: at,
    updatedAt: at,
  };
  await insert(db, 'checkouts', { _id: checkoutId, ...frozen, status: 'ordered' });
  const emptied = [{ round: 1, lines: [{ elixirId: 1, before: 2, left: 0 }] }];
  await insert(db, 'carts', { _id: cartId, round: 2, revision: 2, items: [], emptied, createdAt: at });
  await insert(db, 'orders', {
    _id: orderId,
    checkoutId,
    cartId,
    cartRound: 1,
    totalCents: PESOS * 100,
    refundedCents: 0,
    items: LINES,
    status: paid ? 'processing' : 'pending',
    paymentIntentId: paymentId,
    paymentStatus: paid ? 'approved' : 'in_process',
    history: [
      { at, who: 'sistema', to: 'pending' },
      ...(paid ? [{ at, who: 'sistema', from: 'pending', to: 'processing' }] : []),
    ],
    outbox: [],
    createdAt: at,
    updatedAt: at,
  });
  await insert(catalog, 'elixirs', countedElixir(checkoutId, paid));
  return { orderId, checkoutId, cartId, paymentId };
}

/** A product of which ten were put in: the two of the order are sold once it is paid, and reserved until then. */
const countedElixir = (checkoutId: string, paid: boolean) => ({
  _id: `elixir-of-${checkoutId}`,
  id: 1,
  stock: 8,
  stocked: 10,
  sold: paid ? 2 : 0,
  holds: [{ checkoutId, cartId: '-', quantity: 2, soldAt: paid ? new Date() : null, until: null }],
});

/** Stores a document as it is, by an id that is a text. */
export const insert = (db: Db, collection: string, document: { _id: string } & Record<string, unknown>) =>
  db.collection<{ _id: string }>(collection).insertOne(document);

/** Changes a document by hand, as no code of the shop would. */
export const spoil = (db: Db, collection: string, _id: string, change: object) =>
  db.collection<{ _id: string }>(collection).updateOne({ _id }, { $set: change });
