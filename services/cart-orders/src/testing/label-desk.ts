import type { Label, LabelDesk, Rates } from '@shop/contracts/label';
import type { Order, OrderResponse } from '@shop/contracts/order';
import type { OrderHistory } from '@shop/contracts/order-history';
import type { OwnEnvia } from './own-envia.ts';
import { database } from './database.ts';
import type { RunningShop } from './running-shop.ts';
import { storedOrder } from './stored-order.ts';

export type Failed = { message: string; price?: number };

/** A paid order, and the calls with which an administrator handles its label. */
export async function labelDesk(shop: RunningShop, envia: OwnEnvia) {
  const orderId = await database(shop, storedOrder);
  const admin = await shop.admin();
  const path = `/api/orders/${orderId}`;
  const parcel = { grams: 800, length: 25, width: 20, height: 15 };
  const chosen = { carrier: 'estafeta', service: 'ground', price: 127, parcel };
  const order = async (): Promise<Order> => (await admin.get<OrderResponse>(path)).body.order;
  return {
    ...{ orderId, admin, path },
    order,
    buy: (over: object = {}) =>
      admin.post<Label & Failed>(`${path}/label`, { id: crypto.randomUUID(), ...chosen, ...over }),
    sold: async () => {
      const { number } = await order();
      return (await envia.sold()).filter(({ reference }) => reference.startsWith(`${number} `));
    },
    desk: async () => (await admin.get<LabelDesk>(`${path}/label`)).body,
    quote: (over: object = {}) =>
      admin.post<Rates & Failed>(`${path}/label/rates`, { parcel: { ...parcel, ...over } }),
    cancel: () => admin.delete<Label & Failed>(`${path}/label`),
    notes: async () =>
      (await admin.get<OrderHistory>(`${path}/history`)).body.flatMap(({ note }) => note ?? []),
  };
}
