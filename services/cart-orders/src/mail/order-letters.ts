import { button, facts, link, paragraph, type Block } from '@shop/mail/blocks';
import { writeDay, writeMoment, writePesos } from '@shop/mail/formats';
import { writeLetter } from '@shop/mail/letter';
import type { OrderDoc } from '../order/order.model.ts';
import { wasPaid } from '../payment/payment.rank.ts';
import type { MailLinks } from './mail-links.ts';
import { boughtLines, shippingFacts } from './order-blocks.ts';

export type Written = { subject: string; html: string; text: string };
type Parts = { subject: string; preview: string; title: string; blocks: Block[] };

const FOOTER = 'Recibes este correo por tu compra en Flor de Kaab. El enlace a tu pedido es personal.';

const write = (links: MailLinks, parts: Parts): Written =>
  writeLetter({ ...parts, footer: FOOTER, shopUrl: links.shop });

const firstName = ({ shipping }: OrderDoc): string => shipping?.name.trim().split(/\s+/)[0] ?? '';
const greeting = (order: OrderDoc, text: string): string =>
  firstName(order) ? `${firstName(order)}, ${text}` : text[0]!.toUpperCase() + text.slice(1);
/** Beside something more urgent it is no second button. */
const toOrder = (order: OrderDoc, links: MailLinks, isSecond = false): Block =>
  (isSecond ? link : button)('Ver mi pedido', links.order(order._id));
const whereTo = ({ shipping }: OrderDoc): Block[] => (shipping ? [facts(shippingFacts(shipping))] : []);

export function receivedLetter(order: OrderDoc, links: MailLinks): Written {
  const next = wasPaid(order.paymentStatus)
    ? 'Te escribimos otra vez cuando salga del taller.'
    : 'En cuanto se acredite tu pago empezamos a prepararlo y te avisamos por aquí.';
  const missing = order.needsAddress
    ? [
        paragraph('Todavía nos falta saber a dónde lo enviamos.'),
        button('Completar mi dirección', links.address(order._id)),
      ]
    : [];
  return write(links, {
    subject: `Recibimos tu pedido ${order.number}`,
    preview: `Tu pedido por ${writePesos(order.totalCents)}.`,
    title: greeting(order, 'recibimos tu pedido'),
    blocks: [
      paragraph(`Gracias por elegir nuestros elixires. Tu pedido es el ${order.number}. ${next}`),
      ...missing,
      boughtLines(order),
      ...whereTo(order),
      toOrder(order, links, order.needsAddress),
    ],
  });
}

export const paidLetter = (order: OrderDoc, links: MailLinks): Written =>
  write(links, {
    subject: `Tu pago está confirmado · ${order.number}`,
    preview: `Recibimos ${writePesos(order.totalCents)}. Tu pedido ya está en la mesa del taller.`,
    title: greeting(order, 'tu pago está confirmado'),
    blocks: [
      paragraph(
        `Recibimos tu pago de ${writePesos(order.totalCents)}. Tu pedido ${order.number} ya está en la mesa del taller; te avisamos cuando salga.`,
      ),
      boughtLines(order),
      toOrder(order, links),
    ],
  });

/** For cash and transfers: what to pay, until when, and the slip when there is one. */
export function payBeforeLetter(order: OrderDoc, links: MailLinks): Written {
  const { payBefore, url } = order.voucher ?? {};
  const amount = writePesos(order.totalCents);
  const until = payBefore ? ` antes del ${writeDay(payBefore)}` : '';
  return write(links, {
    subject: `Paga tu pedido ${order.number}${until}`,
    preview: `Tu pedido espera tu pago de ${amount}.`,
    title: greeting(order, 'tu pedido espera tu pago'),
    blocks: [
      paragraph(`Apartamos tu pedido ${order.number}. Lo preparamos en cuanto se acredite tu pago.`),
      facts([
        ['Total a pagar', amount],
        ...(payBefore ? [['Paga antes de', writeMoment(payBefore)] as [string, string]] : []),
      ]),
      ...(url ? [button('Ver mi ficha de pago', url)] : []),
      boughtLines(order),
      toOrder(order, links, Boolean(url)),
    ],
  });
}

/** @param refundedCents what has gone back so far */
export function refundedLetter(order: OrderDoc, refundedCents: number, links: MailLinks): Written {
  const isWhole = refundedCents >= order.totalCents;
  const amount = writePesos(refundedCents);
  const sentence = isWhole
    ? `Te devolvimos ${amount}, el total de tu pedido ${order.number}.`
    : `De los ${writePesos(order.totalCents)} de tu pedido ${order.number} te hemos devuelto ${amount}.`;
  return write(links, {
    subject: `${isWhole ? 'Te devolvimos tu pago' : 'Te devolvimos una parte de tu pago'} · ${order.number}`,
    preview: sentence,
    title: greeting(order, isWhole ? 'te devolvimos tu pago' : 'te devolvimos una parte de tu pago'),
    blocks: [
      paragraph(sentence),
      paragraph(
        'El dinero vuelve por el mismo medio con el que pagaste. Según tu banco puede tardar algunos días en aparecer.',
      ),
      boughtLines(order),
      toOrder(order, links),
    ],
  });
}

export const shippedLetter = (order: OrderDoc, links: MailLinks): Written =>
  write(links, {
    subject: `Tu pedido ${order.number} va en camino`,
    preview: 'Tu miel ya salió del taller.',
    title: greeting(order, 'tu pedido va en camino'),
    blocks: [
      paragraph(`Tu pedido ${order.number} ya salió del taller.`),
      ...whereTo(order),
      boughtLines(order),
      toOrder(order, links),
    ],
  });
