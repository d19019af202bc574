import { SHOP_IMAGES } from '@shop/contracts/picture-folders';
import type { OrderRow } from '../order/order.model.ts';

const HOUR_MS = 3_600_000;

/** An invented order, paid an hour ago, for sample emails. */
export function sampleOrder(over: Partial<OrderRow> = {}): OrderRow {
  const paidAt = new Date(Date.now() - HOUR_MS);
  return {
    _id: 'pedido-de-muestra',
    number: 'EJEMPLO',
    checkoutId: '',
    cartId: '',
    cartRound: 0,
    sessionId: '',
    shipping: {
      name: 'Ximena Pech',
      email: 'ximena@example.com',
      phone: '999 123 4567',
      address: 'Calle 60 número 491, Centro',
      city: 'Mérida',
      state: 'Yucatán',
      zip: '97000',
    },
    needsAddress: false,
    items: [
      {
        id: 1,
        elixirId: 1,
        elixirName: 'Amanecer de Tajonal',
        quantity: 2,
        priceCents: 29_500,
        imageUrl: `/media/${SHOP_IMAGES}elixir-01.webp`,
        flowers: ['Tajonal', 'Cempasúchil'],
      },
      {
        id: 2,
        elixirId: 2,
        elixirName: 'Monte Blanco',
        quantity: 1,
        priceCents: 31_000,
        imageUrl: `/media/${SHOP_IMAGES}elixir-02.webp`,
        flowers: ["Ts'íits'ilche'"],
      },
    ],
    totalCents: 90_000,
    status: 'processing',
    paymentIntentId: '1',
    paymentStatus: 'approved',
    paymentStatusDetail: '',
    paymentRank: 0,
    refundedCents: 0,
    outbox: [],
    search: [],
    createdAt: paidAt,
    updatedAt: paidAt,
    history: [{ at: paidAt, who: 'sistema', from: 'pending', to: 'processing' }],
    ...over,
  };
}
