import { createHash } from 'node:crypto';
import { CURRENCY } from '@shop/contracts/constants';
import { toPesos } from '@shop/contracts/money';
import type { LowStock } from '@shop/contracts/stock';
import type { WebhookOrder, WebhookStock } from '@shop/contracts/webhook';
import { splitAddress } from '../orders/order/split-address.ts';
import type { OrderRow } from '../orders/order/order.model.ts';
import { PUSH_EVENTS, pushOf } from '../push/push-events.ts';
import type { SubscriptionStore } from '../push/subscription.store.ts';
import { FORGOTTEN_ELIXIR } from '../shopping/checkout/checkout.model.ts';
import type { DeliveryStore } from './delivery.store.ts';
import type { EndpointStore } from './endpoint.store.ts';

type Stores = {
  endpoints: Pick<EndpointStore, 'hearing'>;
  subscriptions: Pick<SubscriptionStore, 'hearing'>;
  deliveries: Pick<DeliveryStore, 'add'>;
};
/** One `key` is one event, however often it is published. */
export type WebhookEvent = {
  key: string;
  type: string;
  at: Date;
  data: object;
  /** The buyer's data, for addresses that may receive them. */
  people?: { orderId: string; read: () => Promise<Partial<WebhookOrder>> };
};
export type Publish = (event: WebhookEvent) => Promise<void>;

/** Stores an event for every address and phone that receives it; a repetition adds nothing. */
export const createPublish =
  ({ endpoints, subscriptions, deliveries }: Stores): Publish =>
  async (event) => {
    const push = PUSH_EVENTS[event.type];
    const phones = push ? await subscriptions.hearing(push.kind, event.at) : [];
    for (const { _id: endpointId } of phones)
      await deliveries.add({ endpointId, to: 'push', ...messageOf(event), body: saidOf(event) });
    for (const { _id: endpointId, hasPeople } of await endpoints.hearing(event.type)) {
      const { people } = event;
      if (!hasPeople || !people) await deliveries.add({ endpointId, ...messageOf(event) });
      else {
        const told = { ...event, data: { ...event.data, ...(await people.read()) } };
        await deliveries.add({ endpointId, orderId: people.orderId, ...messageOf(told) });
      }
    }
  };

const saidOf = ({ type, data }: WebhookEvent) => JSON.stringify(pushOf(type, data));

export const messageOf = ({ key, type, at, data }: WebhookEvent) => ({
  eventId: `msg_${createHash('sha256').update(key).digest('hex').slice(0, 32)}`,
  type,
  body: JSON.stringify({ type, timestamp: at.toISOString(), data }),
});

/** The order's lines and prices, without its buyer: the name of an own elixir is personal data. */
export function orderEvent(
  type: `order.${'paid' | 'shipped' | 'delivered'}`,
  order: OrderRow,
  at: Date,
): WebhookEvent {
  const data: WebhookOrder = {
    id: order._id,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    total: toPesos(order.totalCents),
    currency: CURRENCY,
    ...(order.shippingCents && { shipping: toPesos(order.shippingCents) }),
    ...(order.delivery && { shipping: toPesos(order.shippingCents ?? 0), delivery: order.delivery }),
    lines: order.items.map(
      ({ elixirId, elixirName, isCustom, quantity, priceCents, discountCents, parts }) => ({
        elixirId,
        name: isCustom ? FORGOTTEN_ELIXIR : elixirName,
        quantity,
        price: toPesos(priceCents),
        ...(discountCents && { discount: toPesos(discountCents) }),
        ...(parts && { parts }),
      }),
    ),
  };
  return { key: `${type}:${order._id}`, type, at, data };
}

/** The event with buyer, address and weight, for receivers who may know them. */
export const withPeople = (
  event: WebhookEvent,
  order: OrderRow,
  weigh: () => Promise<number>,
): WebhookEvent => ({
  ...event,
  people: {
    orderId: order._id,
    read: async () => ({ ...peopleOf(order), weight: await weigh() }),
  },
});

function peopleOf({ shipping, payerEmail }: OrderRow): Pick<WebhookOrder, 'buyer' | 'address'> {
  const { name = '', phone, gift, address, city = '', state = '', zip = '', notes } = shipping ?? {};
  return {
    buyer: { name, email: (shipping?.email ?? payerEmail) || '', ...(phone && { phone }) },
    ...(address && {
      address: {
        recipient: gift?.recipient ?? name,
        ...splitAddress(address),
        city,
        state,
        zip,
        ...(notes && { notes }),
      },
    }),
  };
}

/** One event for each time that a product's stock falls low. */
export function lowStockEvent({ elixirId, name, left, alarm }: LowStock): WebhookEvent {
  const data: WebhookStock = { elixirId, name, left };
  return { key: `stock.low:${alarm}`, type: 'stock.low', at: new Date(), data };
}
