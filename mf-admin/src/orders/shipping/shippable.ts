import type { Order } from '@shop/contracts/order';
import { isFetched } from '@shop/contracts/is-fetched';
import { isByMail } from '@shop/contracts/sold-gift-cards';

const PAID = ['approved', 'partially_refunded', 'in_mediation'];

/** The shop has its money, or a part of it. */
export const isPaid = ({ paymentStatus }: Order): boolean => PAID.includes(paymentStatus);

/** Sold at a fair, without an address: its buyer takes it along. */
const isHandedOver = ({ manual, shippingAddress }: Order) => Boolean(manual && !shippingAddress);

/** Why an order does not leave from here; '' when it does. */
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

/** It has left, and nobody has said yet that it arrived. */
export const mayArrive = (order: Order): boolean =>
  order.status === 'completed' && !order.deliveredAt && !isHandedOver(order) && !isByMail(order);
