import type { Order } from '@shop/contracts/order';

/** The whole address in one line; 'Falta dirección' of an order that was paid without one (H8). One written by hand may need none. */
export const fullAddress = (order: Order): string =>
  [order.shippingAddress, order.shippingCity, order.shippingState, order.shippingZip, order.shippingCountry]
    .filter(Boolean)
    .join(', ') || (order.manual ? 'Se entrega en mano' : 'Falta dirección');
