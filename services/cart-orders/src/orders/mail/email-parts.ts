import { isFetched } from '@shop/contracts/is-fetched';
import { isByMail } from '@shop/contracts/sold-gift-cards';
import { startOfDay } from '@shop/service-kit/days';
import { button, facts, link, sentence, type Block } from '@shop/mail/blocks';
import { writeDay } from '@shop/mail/formats';
import type { MailBrand } from '@shop/mail/look';
import type { OrderLinks } from '../order/order-links.ts';
import type { OrderRow } from '../order/order.model.ts';
import { wasPaid } from '../order/payment.rank.ts';
import { arrivesBetween } from './delivery.ts';
import { giftMessage, addressFacts, pickupFacts } from './order-blocks.ts';

/**
 * Anybody can type a stranger's address and any words beside it. Until the order is paid, emails therefore repeat nothing
 * that the shopper wrote.
 */
const known = ({ shipping, paymentStatus }: OrderRow) => (wasPaid(paymentStatus) ? shipping : undefined);

/** '' is nobody who is known. */
export const firstName = (order: OrderRow): string => known(order)?.name.trim().split(/\s+/)[0] ?? '';

/** `isSecond`: something more urgent has the button, so this is a plain link. */
export const toOrder = (order: OrderRow, links: OrderLinks, isSecond = false): Block =>
  (isSecond ? link : button)('Ver mi pedido', links.order(order));

/** To the page's button, since opening a link must not change a cart. */
export const orderAgain = (order: OrderRow, links: OrderLinks): Block =>
  link('Volver a pedir', links.orderAgain(order));

/** Where whoever paid says where the order goes (H8). */
export const missingAddress = (order: OrderRow, links: OrderLinks): Block[] =>
  order.needsAddress
    ? [
        sentence('Todavía nos falta saber a dónde lo enviamos.'),
        button('Completar mi dirección', links.address(order)),
      ]
    : [];

/** Where an order that was written for its buyer is paid. */
export const payByLink = ({ manual, paymentStatus }: OrderRow): Block[] =>
  manual?.payLink && paymentStatus === 'pending' ? [button('Pagar mi pedido', manual.payLink)] : [];

/** When the mail of a gift card leaves. Its code is in no other. */
const whenItIsMailed = ({ items }: OrderRow): Block[] => {
  const sendOn = items.find(({ giftCard }) => giftCard)?.giftCard?.sendOn;
  if (!sendOn) return [];
  return [
    (look) => facts([['La tarjeta sale', look.say('el {dia}', { dia: writeDay(startOfDay(sendOn)) })]])(look),
  ];
};

/** When it arrives, as far as that can be said. */
export function whenItArrives(order: OrderRow, { delivery }: Pick<MailBrand, 'delivery'>): Block[] {
  if (isByMail(order)) return whenItIsMailed(order);
  const days = arrivesBetween(order, delivery);
  if (!days) return [];
  const values = { desde: writeDay(days.first), hasta: writeDay(days.last) };
  const title = isFetched(order) ? 'Suele estar listo' : 'Suele llegar';
  return [(look) => facts([[title, look.say('entre el {desde} y el {hasta}', values)]])(look)];
}

export function whereTo(order: OrderRow): Block[] {
  if (order.delivery && isFetched(order)) return [facts(pickupFacts(order.delivery))];
  const shipping = known(order);
  // Handed over, where there is no address.
  return shipping?.address ? [facts(addressFacts(shipping)), ...giftMessage(shipping)] : [];
}
