import { formatCentavos } from '@shop/contracts/format-pesos';
import { trackingLink } from '@shop/contracts/tracking';
import { button, facts, paragraph, type Block } from '@shop/mail/blocks';
import type { BrandedEmail } from '@shop/mail/email';
import type { OrderLinks } from '../order/order-links.ts';
import type { OrderRow } from '../order/order.model.ts';
import { wasPaid } from '../order/payment.rank.ts';
import {
  greeting,
  missingAddress,
  orderAgain,
  payByLink,
  renderOrderEmail,
  toOrder,
  whenItArrives,
  whereTo,
} from './email-parts.ts';
import { boughtLines, moneyReturns } from './order-blocks.ts';

export function receivedEmail(order: OrderRow, links: OrderLinks): BrandedEmail {
  const promise = wasPaid(order.paymentStatus)
    ? 'Te escribimos otra vez cuando salga del taller.'
    : 'En cuanto se acredite tu pago empezamos a prepararlo y te avisamos por aquí.';
  return renderOrderEmail(links, {
    subject: `Recibimos tu pedido ${order.number}`,
    preview: `Tu pedido por ${formatCentavos(order.totalCents)}.`,
    title: greeting(order, 'recibimos tu pedido'),
    opening: {
      kind: wasPaid(order.paymentStatus) ? undefined : 'order-received',
      order,
      text: `Gracias por elegir nuestros elixires. Tu pedido es el {pedido}. ${promise}`,
    },
    blocks: [
      ...payByLink(order),
      ...missingAddress(order, links),
      ...whenItArrives(order),
      ...whereTo(order),
      boughtLines(order, links),
      toOrder(order, links, order.needsAddress || Boolean(order.manual?.payLink)),
    ],
  });
}

/** An order that was completed before its payment arrived has been sent already. */
const next = ({ status }: OrderRow): string =>
  status === 'completed' ? '' : ' Ya está en la mesa del taller; te avisamos cuando salga.';

export const paidEmail = (order: OrderRow, links: OrderLinks): BrandedEmail =>
  renderOrderEmail(links, {
    subject: `Tu pago está confirmado · ${order.number}`,
    preview: `Recibimos ${formatCentavos(order.totalCents)}.${next(order)}`,
    title: greeting(order, 'tu pago está confirmado'),
    opening: {
      kind: order.status === 'completed' ? undefined : 'order-paid',
      order,
      text: `Gracias por elegir nuestros elixires. Recibimos tu pago de {total} por tu pedido {pedido}.${next(order)}`,
    },
    blocks: [
      ...missingAddress(order, links),
      ...whenItArrives(order),
      ...whereTo(order),
      boughtLines(order, links),
      toOrder(order, links, order.needsAddress),
    ],
  });

/** @param refundedCents what has gone back so far */
export function refundedEmail(order: OrderRow, refundedCents: number, links: OrderLinks): BrandedEmail {
  const isWhole = refundedCents >= order.totalCents;
  const amount = formatCentavos(refundedCents);
  const sentence = isWhole
    ? `Te devolvimos ${amount}, el total de tu pedido ${order.number}.`
    : `De los ${formatCentavos(order.totalCents)} de tu pedido ${order.number} te hemos devuelto ${amount}.`;
  return renderOrderEmail(links, {
    subject: `${isWhole ? 'Te devolvimos tu pago' : 'Te devolvimos una parte de tu pago'} · ${order.number}`,
    preview: sentence,
    title: greeting(order, isWhole ? 'te devolvimos tu pago' : 'te devolvimos una parte de tu pago'),
    blocks: [paragraph(sentence), moneyReturns, boughtLines(order, links), toOrder(order, links)],
  });
}

const hasLink = ({ tracking }: OrderRow): boolean => Boolean(tracking && trackingLink(tracking));

/** The carrier and its number, with a button where its page is known. */
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

export const shippedEmail = (order: OrderRow, links: OrderLinks): BrandedEmail =>
  renderOrderEmail(links, {
    subject: `Tu pedido ${order.number} va en camino`,
    preview: 'Tu miel ya salió del taller.',
    title: greeting(order, 'tu pedido va en camino'),
    opening: { kind: 'shipped', order, text: 'Tu pedido {pedido} ya salió del taller.' },
    blocks: [
      ...followed(order),
      ...whenItArrives(order),
      ...whereTo(order),
      boughtLines(order, links),
      toOrder(order, links, hasLink(order)),
      orderAgain(order, links),
    ],
  });
