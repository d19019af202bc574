import { randomUUID } from 'node:crypto';
import type { GlobalEvery } from '@shop/contracts/global-invoice';
import { isByMail } from '@shop/contracts/sold-gift-cards';
import { type Mongo, unlessTaken } from '@shop/service-kit/mongo';
import type { OrderCfdi } from '../../orders/order/order-cfdi.model.ts';
import { inNoInvoice } from '../../orders/order/order-invoice.ts';
import { paidAtOf } from '../../orders/order/order-dates.ts';
import { CHANGED_INDEX, orderModel, type OrderRow } from '../../orders/order/order.model.ts';
import { outboxEntry } from '../../orders/order/outbox.ts';
import { stampedAs } from '../cfdi.store.ts';
import type { StampedResult } from '../provider/invoice.port.ts';
import type { GlobalRow, GlobalStatus } from './global-row.ts';
import { boundsOf } from './periods.ts';

export type GlobalStore = ReturnType<typeof createGlobalStore>;
type Setting = { _id: string; every: GlobalEvery; since: string };
const SETTING = 'global';
const SHOWN = 24;
const REFUSED_SHOWN = 50;

/** Global invoices and their orders: one update of an order decides which invoice it is in. */
export function createGlobalStore(db: Mongo) {
  const globals = db.collection<GlobalRow>('global_invoices');
  const orders = orderModel(db);
  const settings = db.collection<Setting>('invoice_settings');
  const move = (_id: string, from: GlobalStatus[], change: object) =>
    globals.findOneAndUpdate({ _id, status: { $in: from } }, change, { returnDocument: 'after' });

  return {
    find: (_id: string) => globals.findOne({ _id }),
    latest: () => globals.find().sort({ createdAt: -1 }).limit(SHOWN).toArray(),
    ofPeriod: (period: string) => globals.find({ period }).sort({ createdAt: 1 }).toArray(),
    unfinished: () => globals.find({ status: { $in: ['gathering', 'asked', 'stamped'] } }).toArray(),
    setting: () => settings.findOne({ _id: SETTING }),
    /** `since`: the first period that is invoiced automatically. */
    set: (every: GlobalEvery | null, since: string) =>
      every
        ? settings.updateOne({ _id: SETTING }, { $set: { every, since } }, { upsert: true })
        : settings.deleteOne({ _id: SETTING }),
    refusedOrders: () =>
      orders
        .find({ 'cfdi.status': 'refused' }, { number: 1, cfdi: 1 })
        .sort({ 'cfdi.at': -1 })
        .limit(REFUSED_SHOWN)
        .lean<Pick<OrderRow, '_id' | 'number' | 'cfdi'>[]>(),

    /** Orders paid in a period and in no valid invoice, as far as one query can tell. */
    async paidIn(period: string): Promise<OrderRow[]> {
      const { from, to } = boundsOf(period);
      const found = await orders
        .find({
          updatedAt: { $gte: from },
          createdAt: { $lt: to },
          $or: [{ cfdi: null }, { 'cfdi.status': 'refused' }, { 'cfdi.isTest': true }],
        })
        .hint(CHANGED_INDEX)
        .lean<OrderRow[]>();
      return found.filter((order) => {
        const paidAt = paidAtOf(order) ?? order.createdAt;
        return paidAt >= from && paidAt < to && !isByMail(order);
      });
    },
    these: (ids: string[]) =>
      orders
        .find({ _id: { $in: ids } })
        .sort({ _id: 1 })
        .lean<OrderRow[]>(),

    /** Null when a concurrent call began it. */
    begin(row: Pick<GlobalRow, '_id' | 'period' | 'who' | 'seenIds'>): Promise<GlobalRow | null> {
      const made = {
        ...row,
        key: randomUUID(),
        status: 'gathering' as const,
        cents: 0,
        orderIds: [],
        createdAt: new Date(),
      };
      return unlessTaken(
        globals.insertOne(made).then(() => made),
        () => null,
      );
    },
    /** Puts an order into it, if the order is as seen; repeating this is harmless. */
    async take({ _id: globalId }: GlobalRow, seen: OrderRow): Promise<boolean> {
      if (seen.cfdi?.globalId === globalId) return true;
      const taken = { id: randomUUID(), status: 'asked' as const, at: new Date(), isGlobal: true, globalId };
      const { before: _before, ...was } = seen.cfdi ?? {};
      const cfdi = { ...taken, ...(seen.cfdi && { before: was as OrderCfdi }) };
      const { _id, status, paymentStatus, invoice } = seen;
      // Its buyer may have asked meanwhile for an invoice that the owner makes.
      const guard = { _id, status, paymentStatus, ...(!invoice && { invoice: null }) };
      const { matchedCount } = await orders.updateOne(
        { ...guard, ...inNoInvoice(seen, cfdi) },
        { $set: { cfdi } },
      );
      return matchedCount === 1;
    },
    /** Fixes its orders. */
    fix: (_id: string, orderIds: string[], cents: number) =>
      move(_id, ['gathering'], { $set: { status: 'asked', orderIds, cents } }),
    /** Deletes an invoice without orders. */
    drop: (_id: string) => globals.deleteOne({ _id, status: 'gathering' }),
    /** Restores the earlier state of orders that a slower call put into it although it does not include them. */
    async release({ _id: globalId, seenIds, orderIds }: GlobalRow): Promise<void> {
      const others = seenIds.filter((id) => !orderIds.includes(id));
      if (others.length === 0) return;
      const beside = { _id: { $in: others }, 'cfdi.globalId': globalId };
      for (const { _id, cfdi } of await orders.find(beside, { cfdi: 1 }).lean<OrderRow[]>())
        await orders.updateOne(
          { _id, 'cfdi.id': cfdi!.id },
          cfdi!.before ? { $set: { cfdi: cfdi!.before } } : { $unset: { cfdi: 1 } },
        );
    },
    refused: (_id: string, reason: string) => move(_id, ['asked'], { $set: { status: 'refused', reason } }),
    again: (_id: string) => move(_id, ['refused'], { $set: { status: 'asked' }, $unset: { reason: 1 } }),
    stamped: (_id: string, { providerId, uuid, isTest }: StampedResult) =>
      move(_id, ['asked'], { $set: { status: 'stamped', providerId, uuid, isTest }, $unset: { reason: 1 } }),
    /** Updates its orders; refunded ones get their credit notes. */
    async tell({ _id, orderIds, ...made }: GlobalRow): Promise<void> {
      const own = { _id: { $in: orderIds }, 'cfdi.globalId': _id, 'cfdi.status': 'asked' as const };
      const $set = stampedAs(made);
      // Orders without refunds first: they handle later refunds themselves.
      await orders.updateMany({ ...own, refundedCents: { $not: { $gt: 0 } } }, { $set } as object);
      await orders.updateMany(own, { $set, $push: { outbox: outboxEntry('invoice.update') } } as object);
      await move(_id, ['stamped'], { $set: { status: 'told' } });
    },
  };
}
