import { formatCentavos } from '@shop/contracts/format-pesos';
import { button, facts, paragraph } from '@shop/mail/blocks';
import type { BrandedEmail } from '@shop/mail/email';
import { writeDay, writeMoment } from '@shop/mail/formats';
import type { OrderLinks } from '../order/order-links.ts';
import type { OrderRow } from '../order/order.model.ts';
import { holdsMoney } from '../order/payment.rank.ts';
import { greeting, missingAddress, renderOrderEmail, toOrder } from './email-parts.ts';
import { boughtLines } from './order-blocks.ts';

/** For cash and transfers: what to pay, until when, and the slip when there is one. */
export function payBeforeEmail(order: OrderRow, links: OrderLinks): BrandedEmail {
  const { payBefore, url } = order.voucher ?? {};
  const amount = formatCentavos(order.totalCents);
  const until = payBefore ? ` antes del ${writeDay(payBefore)}` : '';
  return renderOrderEmail(links, {
    subject: `Paga tu pedido ${order.number}${until}`,
    preview: `Tu pedido espera tu pago de ${amount}.`,
    title: greeting(order, 'tu pedido espera tu pago'),
    opening: {
      ...{ kind: 'pay-before', order },
      text: 'Recibimos tu pedido {pedido} y lo apartamos. Lo preparamos en cuanto se acredite tu pago y te avisamos por aquí.',
    },
    blocks: [
      facts([
        ['Total a pagar', amount],
        ...(payBefore ? [['Paga antes de', writeMoment(payBefore)] as [string, string]] : []),
      ]),
      ...(url ? [button('Ver mi ficha de pago', url)] : []),
      ...missingAddress(order, links),
      boughtLines(order, links),
      toOrder(order, links, Boolean(url) || order.needsAddress),
    ],
  });
}

/** The slip expired or the payment was refused: the order can still be paid from its page. */
export function unpaidEmail(order: OrderRow, links: OrderLinks): BrandedEmail {
  const { number, voucher } = order;
  const what = voucher
    ? { title: 'tu ficha de pago venció', text: 'Ya no la pagues: con ella no se acreditaría.' }
    : { title: 'tu pago no se completó', text: 'No se te cobró nada.' };
  return renderOrderEmail(links, {
    subject: `${voucher ? 'Tu ficha de pago venció' : 'Tu pago no se completó'} · ${number}`,
    preview: `Tu pedido ${number} todavía se puede pagar.`,
    title: greeting(order, what.title),
    blocks: [
      paragraph(`No recibimos el pago de tu pedido ${number}. ${what.text}`),
      paragraph('Si todavía lo quieres, págalo de nuevo desde tu pedido. Si no, no tienes que hacer nada.'),
      button('Pagar mi pedido', links.order(order._id)),
      boughtLines(order, links),
    ],
  });
}

/** An order that will not be sent, and what that means for its payment. */
export const cancelledEmail = (order: OrderRow, links: OrderLinks): BrandedEmail =>
  renderOrderEmail(links, {
    subject: `Cancelamos tu pedido ${order.number}`,
    preview: 'Tu pedido ya no se enviará.',
    title: greeting(order, 'cancelamos tu pedido'),
    blocks: [
      paragraph(`Tu pedido ${order.number} ya no se enviará. ${aboutMoney(order)}`.trim()),
      boughtLines(order, links),
      toOrder(order, links),
    ],
  });

function aboutMoney({ paymentStatus, voucher }: OrderRow): string {
  if (holdsMoney(paymentStatus)) return 'Cuando te devolvamos tu pago te llega otro correo.';
  if (paymentStatus === 'refunded') return 'Ya te devolvimos tu pago.';
  return voucher ? 'Si tienes una ficha de pago, ya no la pagues.' : '';
}
