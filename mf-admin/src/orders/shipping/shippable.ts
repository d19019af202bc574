import type { Order } from '@shop/contracts/order';
import { isFetched, isHandedOver } from '@shop/contracts/is-fetched';
import { isByMail } from '@shop/contracts/sold-gift-cards';

const PAID = ['approved', 'partially_refunded', 'in_mediation'];

/** The shop has received the money, or a part of it. */
export const isPaid = ({ paymentStatus }: Order): boolean => PAID.includes(paymentStatus);

/** Why an order cannot be shipped here; '' when it can. */
export function whyNotShipped(order: Order): string {
  const { status, doNotShip } = order;
  if (status === 'completed') return 'ya salió';
  if (status === 'cancelled') return 'está cancelado';
  if (doNotShip) return 'no se debe enviar';
  if (isHandedOver(order)) return 'se entrega en mano';
  if (isFetched(order)) return 'se recoge';
  if (isByMail(order)) return 'sale solo por correo';
  if (order.needsAddress) return 'no tiene dirección';
  return isPaid(order) ? '' : 'no está pagado';
}

export const isShippable = (order: Order): boolean => whyNotShipped(order) === '';

/** The order was sent, and its arrival was not recorded yet. */
export const mayArrive = (order: Order): boolean =>
  order.status === 'completed' && !order.deliveredAt && !isHandedOver(order) && !isByMail(order);
