import { randomUUID } from 'node:crypto';
import { someSettings } from '@shop/contracts/testing/builders';
import type { Mongo } from '@shop/service-kit/mongo';

/** The settings of a shop that may send parcels. */
export const PLACE = {
  address: { street: 'Calle 47 #500, Centro', city: 'Mérida', state: 'Yucatán', zip: '97000' },
  contact: { email: 'taller@example.com', phone: '+52 999 123 4567', whatsapp: '' },
};
export const WORKSHOP = { read: async () => someSettings(PLACE) };
export const ESTAFETA = {
  carrier: 'estafeta',
  service: 'ground',
  brand: 'Estafeta',
  name: 'Estafeta Terrestre',
  priceCents: 12_700,
};
export const WANTED = {
  carrier: 'estafeta',
  service: 'ground',
  price: 127,
  parcel: { grams: 800, length: 25, width: 20, height: 15 },
  who: 'ana',
};

/** A paid order to be sent, stored without a purchase. */
export async function storedOrder(db: Mongo, over: object = {}): Promise<string> {
  const row = orderRow(over);
  await db.collection<{ _id: string }>('orders').insertOne(row);
  return row._id;
}

/** The order's document. */
function orderRow(over: object) {
  const _id = randomUUID();
  const at = new Date();
  return {
    _id,
    number: `FK-${_id.slice(0, 8)}`,
    checkoutId: _id,
    cartId: _id,
    cartRound: 0,
    sessionId: _id,
    needsAddress: false,
    shipping: {
      name: 'Ana',
      email: 'a@b.mx',
      phone: '9990001122',
      address: 'Calle 1',
      city: 'Mérida',
      state: 'Yucatán',
      zip: '97000',
    },
    items: [{ id: 1, elixirId: 1, elixirName: 'Dalia', quantity: 1, priceCents: 29_500 }],
    totalCents: 29_500,
    status: 'processing',
    paymentIntentId: _id,
    paymentStatus: 'approved',
    paymentStatusDetail: 'accredited',
    paymentRank: 4,
    refundedCents: 0,
    history: [],
    outbox: [],
    search: [],
    createdAt: at,
    updatedAt: at,
    ...over,
  };
}
