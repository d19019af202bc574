import type { Order } from '@shop/contracts/order';

/** The whole address in one line; 'Falta dirección' of an order that was paid without one (H8). */
export const fullAddress = (order: Order): string =>
  [order.shippingAddress, order.shippingCity, order.shippingState, order.shippingZip, order.shippingCountry]
    .filter(Boolean)
    .join(', ') || 'Falta dirección';
