import { isOwnPayment } from '@shop/contracts/own-pay-names';
import { formatCentavos } from '@shop/contracts/format-pesos';
import { trackingLink } from '@shop/contracts/tracking';
import { isFetched } from '@shop/contracts/is-fetched';
import { isByMail } from '@shop/contracts/sold-gift-cards';
import { button, facts, sentence, type Block } from '@shop/mail/blocks';
import type { BrandedEmail } from '@shop/mail/email';
import { dueCentsOf } from '../../shopping/pricing/kept-quote.ts';
import { isHandedOver } from '../order/order-dates.ts';
import type { OrderLinks } from '../order/order-links.ts';
import { isPaidAtPickup, paymentIdsOf } from '../order/order-payments.ts';
import type { OrderRow } from '../order/order.model.ts';
import { wasPaid } from '../order/payment.rank.ts';
import { renderBuyerEmail, valuesOf } from './buyer-email.ts';
import {
  firstName,
  missingAddress,
  orderAgain,
  payByLink,
  toOrder,
  whenItArrives,
  whereTo,
} from './email-parts.ts';
import { boughtLines, backWords, refundedTax } from './order-blocks.ts';

const CARD_TO_COME =
  'En cuanto se acredite tu pago la tarjeta de regalo sale por correo, el día que elegiste.';
const promiseOf = (order: OrderRow): string =>
  wasPaid(order.paymentStatus)
    ? `Te escribimos otra vez cuando ${isFetched(order) ? 'lo puedas recoger' : 'salga del taller'}.`
    : 'En cuanto se acredite tu pago empezamos a prepararlo y te avisamos por aquí.';

export function receivedEmail(order: OrderRow, links: OrderLinks): BrandedEmail {
  const promise = isByMail(order) ? CARD_TO_COME : promiseOf(order);
  return renderBuyerEmail(links, {
    preview: `Tu pedido por ${formatCentavos(order.totalCents)}.`,
    to: firstName(order),
    title: 'recibimos tu pedido',
    words: {
      section: 'order-received',
      subject: 'Recibimos tu pedido {pedido}',
      values: valuesOf(order),
      text: `Gracias por elegir nuestros elixires. Tu pedido es el {pedido}. ${promise}`,
      keepsText: wasPaid(order.paymentStatus) || isByMail(order),
    },
    blocks: (brand) => [
      ...payByLink(order),
      ...missingAddress(order, links),
      ...whenItArrives(order, brand),
      ...whereTo(order),
      boughtLines(order, links),
      toOrder(order, links, order.needsAddress || Boolean(order.manual?.payLink)),
    ],
  });
}

/** An order that was completed before its payment arrived is already on its way. */
const next = (order: OrderRow): string => {
  if (isByMail(order)) return ' La tarjeta de regalo sale por correo, el día que elegiste.';
  if (order.status === 'completed') return '';
  if (isHandedOver(order)) return ' Ya está en la mesa del taller.';
  return ` Ya está en la mesa del taller; te avisamos cuando ${isFetched(order) ? 'lo puedas recoger' : 'salga'}.`;
};

const BACK = {
  over: {
    online: 'Pagaste de más: te devolvemos la diferencia por el mismo medio.',
    own: 'Pagaste de más: te devolvemos la diferencia.',
  },
  swap: {
    online: 'Cambiamos tu pedido: te devolvemos la diferencia por el mismo medio.',
    own: 'Cambiamos tu pedido: te devolvemos la diferencia.',
  },
};

/** Tells about the excess of the payments: after an exchange for cheaper pieces, or an overpayment. */
function overPaid({ payments = [] }: OrderRow): Block[] {
  const said = (why: keyof typeof BACK, found: typeof payments) =>
    found.length === 0
      ? []
      : [sentence(BACK[why][found.some(({ id }) => isOwnPayment(id)) ? 'own' : 'online'])];
  return [
    ...said(
      'swap',
      payments.filter(({ swapCents }) => swapCents),
    ),
    ...said(
      'over',
      payments.filter(({ overCents = 0, swapCents = 0 }) => overCents > swapCents),
    ),
  ];
}

export const paidEmail = (order: OrderRow, links: OrderLinks): BrandedEmail =>
  renderBuyerEmail(links, {
    preview: `Recibimos ${formatCentavos(order.totalCents)}.${next(order)}`,
    to: firstName(order),
    title: 'tu pago está confirmado',
    words: {
      section: 'order-paid',
      subject: 'Tu pago está confirmado · {pedido}',
      values: valuesOf(order),
      text: `Gracias por elegir nuestros elixires. Recibimos tu pago de {total} por tu pedido {pedido}.${next(order)}`,
      keepsText: order.status === 'completed' || isHandedOver(order),
    },
    blocks: (brand) => [
      ...overPaid(order),
      ...missingAddress(order, links),
      ...whenItArrives(order, brand),
      ...whereTo(order),
      boughtLines(order, links),
      toOrder(order, links, order.needsAddress),
    ],
  });

const REFUNDED = {
  whole: {
    section: 'refunded',
    subject: 'Te devolvimos tu pago · {pedido}',
    title: 'te devolvimos tu pago',
    sentence: 'Te devolvimos {devuelto}, el total de tu pedido {pedido}.',
  },
  part: {
    section: 'refunded-part',
    subject: 'Te devolvimos una parte de tu pago · {pedido}',
    title: 'te devolvimos una parte de tu pago',
    sentence: 'De los {total} de tu pedido {pedido} te hemos devuelto {devuelto}.',
  },
};

/** @param refundedCents the total refunded so far */
export function refundedEmail(order: OrderRow, refundedCents: number, links: OrderLinks): BrandedEmail {
  const isWhole = refundedCents >= order.totalCents;
  const { section, subject, title, sentence } = REFUNDED[isWhole ? 'whole' : 'part'];
  const devuelto = formatCentavos(refundedCents);
  return renderBuyerEmail(links, {
    to: firstName(order),
    title,
    words: {
      section,
      subject,
      ...backWords(sentence, paymentIdsOf(order)),
      values: { ...valuesOf(order), devuelto },
    },
    blocks: [boughtLines(order, links), ...refundedTax({ ...order, refundedCents }), toOrder(order, links)],
  });
}

const hasLink = ({ tracking }: OrderRow): boolean => Boolean(tracking && trackingLink(tracking));

/** The carrier and its number, with a button when the carrier's page is known. */
function followed({ tracking }: OrderRow): Block[] {
  if (!tracking) return [];
  const url = trackingLink(tracking);
  return [
    facts([
      ['Paquetería', tracking.carrier],
      ['Guía', tracking.number],
    ]),
    ...(url ? [button('Seguir mi paquete', url)] : []),
  ];
}

const LEFT = {
  preview: 'Tu miel ya salió del taller.',
  title: 'tu pedido va en camino',
  section: 'shipped',
  subject: 'Tu pedido {pedido} va en camino',
  text: 'Tu pedido {pedido} ya salió del taller.',
};
const READY = {
  preview: 'Ya puedes pasar por tu pedido.',
  title: 'tu pedido está listo para recoger',
  section: 'ready',
  subject: 'Tu pedido {pedido} está listo para recoger',
  text: 'Tu pedido {pedido} está listo. Te esperamos.',
};

/** The order has left, or is ready to be fetched. */
export function shippedEmail(order: OrderRow, links: OrderLinks): BrandedEmail {
  const { preview, title, ...words } = isFetched(order) ? READY : LEFT;
  return renderBuyerEmail(links, {
    preview,
    to: firstName(order),
    title,
    words: { ...words, values: valuesOf(order) },
    blocks: (brand) => [
      ...(isPaidAtPickup(order) ? [facts([['Pagas al recogerlo', formatCentavos(dueCentsOf(order))]])] : []),
      ...followed(order),
      ...whenItArrives(order, brand),
      ...whereTo(order),
      boughtLines(order, links),
      toOrder(order, links, hasLink(order)),
      orderAgain(order, links),
    ],
  });
}
