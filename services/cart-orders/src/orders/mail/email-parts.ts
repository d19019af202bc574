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
 * Anybody can type a stranger's address and any text. Until the order is paid, emails therefore repeat nothing that the
 * shopper wrote.
 */
const known = ({ shipping, paymentStatus }: OrderRow) => (wasPaid(paymentStatus) ? shipping : undefined);

/** The buyer's first name; '' when it may not be shown. */
export const firstName = (order: OrderRow): string => known(order)?.name.trim().split(/\s+/)[0] ?? '';

/** `isSecond`: the button belongs to something more urgent, so this is a plain link. */
export const toOrder = (order: OrderRow, links: OrderLinks, isSecond = false): Block =>
  (isSecond ? link : button)('Ver mi pedido', links.order(order));

/** Links to the page's button, because opening a link must not change a cart. */
export const orderAgain = (order: OrderRow, links: OrderLinks): Block =>
  link('Volver a pedir', links.orderAgain(order));

/** Asks a buyer who paid without an address for one (H8). */
export const missingAddress = (order: OrderRow, links: OrderLinks): Block[] =>
  order.needsAddress
    ? [
        sentence('Todavía nos falta saber a dónde lo enviamos.'),
        button('Completar mi dirección', links.address(order)),
      ]
    : [];

/** The payment link of an order that an administrator wrote for its buyer. */
export const payByLink = ({ manual, paymentStatus }: OrderRow): Block[] =>
  manual?.payLink && paymentStatus === 'pending' ? [button('Pagar mi pedido', manual.payLink)] : [];

/** When the gift card's mail leaves. Only that mail has the code. */
const whenItIsMailed = ({ items }: OrderRow): Block[] => {
  const sendOn = items.find(({ giftCard }) => giftCard)?.giftCard?.sendOn;
  if (!sendOn) return [];
  return [
    (look) => facts([['La tarjeta sale', look.say('el {dia}', { dia: writeDay(startOfDay(sendOn)) })]])(look),
  ];
};

/** When it arrives, as far as that is known. */
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
  // Without an address, the order is handed over.
  return shipping?.address ? [facts(addressFacts(shipping)), ...giftMessage(shipping)] : [];
}
