import { randomUUID } from 'node:crypto';
import type { SeenCart } from '@shop/contracts/checkout';
import type { Promotion } from '@shop/contracts/promotion';
import { anElixir } from '@shop/contracts/testing/builders';
import { elixirModel, type ElixirRow } from '../../../catalog/src/elixir/elixir.model.ts';
import { isReserved } from '../../../catalog/src/stock/stock-hold.ts';
import { createStockStore } from '../../../catalog/src/stock/stock.store.ts';
import type { Books } from '../../../../test/faults/invariants/books.ts';
import type { OrderRow } from '../orders/order/order.model.ts';
import { performRefund } from '../payments/refund/perform-refund.ts';
import { settle } from '../payments/settle/settle.ts';
import { interleave } from './interleave.ts';
import { loseAnswers } from './lose-answers.ts';
import { openTabs, unlessRefused } from './two-tabs.ts';

/** A checkout, with the cart that the person saw when they pressed pay. */
export type Agreed = { checkoutId: string; seen: SeenCart };

export const PIECES = 4;
export const MOST_USES = 1;
export const ELIXIRS = [1, 2];
export type ModelShop = Awaited<ReturnType<typeof openModelShop>>;

/** The use cases of carts, checkouts, payments and orders, and the catalogue's stock, on one real database. */
export async function openModelShop() {
  const tabs = await openTabs();
  const { deps, provider } = tabs;
  const elixirs = elixirModel(deps.db);
  const stock = createStockStore(deps.db, () => undefined);
  const code = 'MIEL';
  const seenBy = ({ stock: free, holds = [], ...row }: ElixirRow, cartId?: string) => {
    const own = holds.filter((hold) => isReserved(hold) && hold.cartId === cartId);
    const inStock = (free ?? 0) + own.reduce((sum, { quantity }) => sum + quantity, 0);
    return { ...anElixir({ id: row.id, price: row.priceCents / 100 }), inStock };
  };
  Object.assign(deps.catalog, {
    // One after another, so that the scheduler decides the order of these answers too.
    elixirs: async (ids: number[], cartId?: string) => {
      const rows = await Promise.all(ids.map((id) => elixirs.findOne({ id }).lean<ElixirRow>()));
      return new Map(rows.map((row) => [row!.id, seenBy(row!, cartId)]));
    },
    takeStock: stock.take,
    sellStock: stock.sell,
    giveBackStock: ({ checkoutId, paymentId }: { checkoutId: string; paymentId?: string }) =>
      stock.giveBack(checkoutId, paymentId),
  });
  const written = await deps.settings.read();
  let promotions: Promotion[] = [];
  Object.assign(deps.settings, { read: async () => ({ ...written, promotions }) });
  const agreed: Agreed[] = [];
  const refunding = { ...deps, provider };
  const all = <T>(name: string) => deps.db.collection(name).find().toArray() as Promise<T[]>;

  return {
    ...tabs,
    code,
    agreed,
    inOrder: interleave(deps.db),
    answers: loseAnswers(deps.db),
    /** The owner replaces the promotions. */
    promote: (next: Promotion[]) => void (promotions = next),
    setPrice: (id: number, priceCents: number) => elixirs.updateOne({ id }, { priceCents }),
    /** The owner counts so many more, or fewer, free pieces. */
    count: (id: number, pieces: number) =>
      elixirs.updateOne({ id, stock: { $gte: -pieces } }, { $inc: { stock: pieces, stocked: pieces } }),
    uses: async () => (await deps.discounts.findCode(code))!.uses,
    /** Empties the database and stores the elixirs and the code. */
    async begin(): Promise<void> {
      const filled = Object.values(deps.db.collections);
      await Promise.all(
        filled.map(({ collectionName }) => deps.db.collection(collectionName).deleteMany({})),
      );
      provider.payments.clear();
      agreed.length = 0;
      promotions = [];
      for (const id of ELIXIRS)
        await elixirs.collection.insertOne({
          id,
          priceCents: 29_500,
          stock: PIECES,
          stocked: PIECES,
          sold: 0,
        });
      await deps.discounts.create({
        code,
        kind: 'percent',
        value: 10,
        minimumCents: null,
        startsOn: null,
        endsOn: null,
        maxUses: MOST_USES,
        maxPerBuyer: null,
        isActive: true,
        note: '',
      });
    },
    /** What reconciliation does later: settles each payment again, which also does what is left in its order. */
    async rest(): Promise<void> {
      const orders = deps.db.collection<OrderRow>('orders');
      const failed = orders.find({ 'outbox.attempts': { $gt: 0 } });
      // Makes failed work due at once.
      for await (const { _id, outbox } of failed)
        await orders.updateOne(
          { _id },
          { $set: { outbox: outbox.map((entry) => ({ ...entry, at: new Date(0) })) } },
        );
      for (const id of provider.payments.keys()) await unlessRefused(settle(deps, id));
      for (const { paymentId, refundId } of await deps.refunds.waiting(new Date(Date.now() + 1), 100))
        await performRefund(refunding, paymentId, refundId);
    },
    async books(): Promise<Books> {
      const payments = [...provider.payments.values()];
      return {
        at: Date.now(),
        ledger: payments.map((one) => ({
          ...one,
          reference: one.externalReference ?? '',
          feeCents: one.charges?.feeCents ?? 0,
          taxCents: one.charges?.taxCents ?? 0,
          changedAt: one.changedAt.getTime(),
          ...((one.status === 'approved' || one.refundedCents > 0) && {
            approvedAt: one.changedAt.getTime(),
          }),
        })),
        orders: await all('orders'),
        checkouts: await all('checkouts'),
        carts: await all('carts'),
        refunds: await all('refunds'),
        globals: [],
        giftCards: [],
        exceptions: await all('reviews'),
        elixirs: await all('elixirs'),
        webhookEvents: [],
        jobs: [],
      };
    },
    aSession: () => randomUUID(),
  };
}
