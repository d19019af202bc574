import type { Order } from '@shop/contracts/order';
import { BY_MAIL, isByMail } from '@shop/contracts/sold-gift-cards';
import { isFetched } from '@shop/contracts/is-fetched';

/**
 * The whole address in one line, or the pick-up place; 'Falta dirección' for an order that was paid without one
 * (H8). Manual orders may need none.
 */
export const fullAddress = (order: Order): string => {
  const { delivery, shippingAddress, shippingCity, shippingState, shippingZip, shippingCountry } = order;
  if (isByMail(order)) return BY_MAIL.name;
  if (isFetched(order)) return `Recoge en ${[delivery?.place, delivery?.hours].filter(Boolean).join('. ')}`;
  return (
    [shippingAddress, shippingCity, shippingState, shippingZip, shippingCountry].filter(Boolean).join(', ') ||
    (order.manual ? 'Se entrega en mano' : 'Falta dirección')
  );
};
