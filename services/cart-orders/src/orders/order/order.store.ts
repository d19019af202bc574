import type { OrderStatus } from '@shop/contracts/order';
import type { DeliveryAddress } from '@shop/contracts/address';
import type { OrderLot } from '@shop/contracts/lot';
import type { Tracking } from '@shop/contracts/tracking';
import { lastId, nextId, raiseCounter, type Mongo, unlessTaken } from '@shop/service-kit/mongo';
import type { SoldAt } from '../../shopping/pricing/sold-at.model.ts';
import { arrivedOrders } from './arrived-orders.ts';
import { forgetBuyer, type ForgottenBy } from './forget-buyer.ts';
import { closesAddition, onDelivered, onStatusChanged, spendsWhenSetBack } from './order-outbox.ts';
import { isOnItsWay } from './order-dates.ts';
import { orderAdditions } from './order-additions.ts';
import { noteCharges } from './order-charges.ts';
import { orderBacks } from './order-backs.ts';
import { orderExchanges } from './order-exchanges.ts';
import { orderEdits } from './order-edits.ts';
import { orderInvoice } from './order-invoice.ts';
import { orderParcels } from './order-parcels.ts';
import { orderReturns } from './order-returns.ts';
import type { ManualSale, OrderLine } from './order-parts.model.ts';
import { orderNumber } from './order-number.ts';
import { orderModel, type OrderRow, type PaymentState } from './order.model.ts';
import { setClaimed, stopOrder } from './stop-order.ts';
import { numberTexts, searchTexts } from './search-texts.ts';

export type NewOrder = Pick<
  OrderRow,
  '_id' | 'checkoutId' | 'cartId' | 'cartRound' | 'sessionId' | 'holds' | 'outbox'
> &
  SoldAt &
  PaymentState & {
    /** The order number's prefix. */
    prefix: string;
    ivaIncluded?: boolean;
    manual?: ManualSale;
    shipping?: DeliveryAddress;
    payerEmail?: string;
    lines: Omit<OrderLine, 'id'>[];
  };

type StatusStep = {
  to: OrderStatus;
  who: string;
  tracking?: Tracking | undefined;
  lots?: OrderLot[] | undefined;
  /** Handed over with the same step. */
  isDelivered?: boolean | undefined;
};
type Seen = Pick<
  OrderRow,
  | '_id'
  | 'status'
  | 'paymentStatus'
  | 'paymentIntentId'
  | 'voucher'
  | 'holds'
  | 'paidLate'
  | 'unspent'
  | 'shipping'
  | 'addition'
> &
  Partial<Pick<OrderRow, 'items' | 'delivery'>>;
type Named = Pick<OrderRow, 'number' | 'shipping' | 'payerEmail'>;
type Numbered = Omit<NewOrder, 'lines' | 'prefix'> & { lines: OrderLine[] };
export type OrderStore = ReturnType<typeof createOrderStore>;

export function createOrderStore(db: Mongo) {
  const orders = orderModel(db);

  /** Makes the checkout's one order; undefined when another order took the number. */
  async function createAs(number: string, { lines, ...order }: Numbered): Promise<OrderRow | undefined> {
    const { checkoutId, ...rest } = {
      ...order,
      number,
      status: 'pending' as const,
      needsAddress: !order.shipping,
      items: lines,
      history: [{ at: new Date(), who: order.manual?.by ?? 'sistema', to: 'pending' as const }],
      search: searchTexts({ ...order, number, items: lines }),
    };
    const made = orders
      .findOneAndUpdate({ checkoutId }, { $setOnInsert: rest }, { upsert: true, returnDocument: 'after' })
      .lean()
      .orFail();
    return unlessTaken(made, async () => (await orders.findOne({ checkoutId }).lean()) ?? undefined);
  }

  /**
   * Makes the checkout's one order, first as pending. A second call returns the existing order. Its number is the next
   * free one. The unique index gives each number to one order, so that no number is skipped.
   */
  async function create({ prefix, ...order }: NewOrder): Promise<OrderRow> {
    const firstId = await nextId(db, 'order_items', order.lines.length);
    const lines = order.lines.map((line, index) => ({ id: firstId + index, ...line }));
    for (let number = (await lastId(db, 'orders')) + 1; ; number++) {
      const made = await createAs(orderNumber(number, prefix), { ...order, lines });
      if (made?._id === order._id) await raiseCounter(db, 'orders', number);
      if (made) return made;
    }
  }

  return {
    create,
    find: (_id: string) => orders.findById(_id).lean(),
    /** Numbers and buyers' names of these orders. */
    namesOf: async (ids: string[]): Promise<Map<string, Named>> => {
      const found = await orders
        .find({ _id: { $in: ids } }, { number: 1, shipping: 1, payerEmail: 1 })
        .lean<(Named & { _id: string })[]>();
      return new Map(found.map((order) => [order._id, order]));
    },
    findByPayment: (paymentId: string) =>
      orders.findOne({ $or: [{ paymentIntentId: paymentId }, { 'payments.id': paymentId }] }).lean(),
    noteCharges: (order: OrderRow, payments: Parameters<typeof noteCharges>[2]) =>
      noteCharges(db, order, payments),
    findByCheckout: (checkoutId: string) => orders.findOne({ checkoutId }).lean(),
    ofCheckouts: (ids: string[]) => orders.find({ checkoutId: { $in: ids } }).lean(),
    /** An administrator's change of status, from any to any; null when the order is no longer as it was `seen`. */
    setStatus: (seen: Seen, { to, who, tracking, lots, isDelivered }: StatusStep) =>
      orders
        .findOneAndUpdate(
          { _id: seen._id, status: seen.status, paymentStatus: seen.paymentStatus },
          {
            $set: {
              status: to,
              ...(tracking && { tracking }),
              ...(isDelivered && { deliveredAt: new Date() }),
              ...(lots && { lots }),
              ...(spendsWhenSetBack(seen) && { unspent: false }),
              ...(to === 'completed' && isOnItsWay(seen) && { onItsWaySince: new Date() }),
            },
            $unset: {
              ...(!isDelivered && { deliveredAt: 1 }),
              ...(closesAddition(to) && { addition: 1 }),
              ...(to !== 'completed' && { onItsWaySince: 1 }),
            },
            ...(tracking && { $addToSet: { search: { $each: numberTexts(tracking) } } }),
            $push: {
              history: { at: new Date(), who, from: seen.status, to },
              outbox: { $each: [...onStatusChanged(to, seen), ...(isDelivered ? onDelivered() : [])] },
            },
          },
          { returnDocument: 'after' },
        )
        .lean(),
    /** Notes that not all of its held pieces could be spent. */
    setUnspent: (_id: string) => orders.updateOne({ _id }, { $set: { unspent: true } }),
    stopDelivery: (order: OrderRow) => stopOrder(orders, order),
    setClaimed: (_id: string, isClaimed: boolean) => setClaimed(orders, _id, isClaimed),
    forgetBuyer: (seen: OrderRow, by: ForgottenBy) => forgetBuyer(orders, seen, by),
    ...orderAdditions(db, orders),
    ...orderExchanges(db, orders),
    ...orderBacks(orders),
    ...orderEdits(orders),
    ...orderInvoice(orders),
    ...orderParcels(orders),
    ...arrivedOrders(orders),
    ...orderReturns(orders),
  };
}
