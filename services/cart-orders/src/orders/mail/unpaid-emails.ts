import { formatCentavos } from '@shop/contracts/format-pesos';
import { isFetched } from '@shop/contracts/is-fetched';
import { AT_PICKUP, isOwnPayment } from '@shop/contracts/own-pay-names';
import { button, facts, sentence } from '@shop/mail/blocks';
import type { BrandedEmail } from '@shop/mail/email';
import { writeDay, writeMoment } from '@shop/mail/formats';
import { dueCentsOf } from '../../shopping/pricing/kept-quote.ts';
import type { OrderLinks } from '../order/order-links.ts';
import type { OrderRow } from '../order/order.model.ts';
import { holdsMoney } from '../order/payment.rank.ts';
import { renderBuyerEmail, valuesOf } from './buyer-email.ts';
import { firstName, missingAddress, toOrder } from './email-parts.ts';
import { boughtLines, pickupFacts } from './order-blocks.ts';

type Fact = [name: string, value: string];

const WHEN_PAID =
  'Recibimos tu pedido {pedido} y lo apartamos. Lo preparamos en cuanto se acredite tu pago y te avisamos por aquí.';
const WHEN_FETCHED =
  'Recibimos tu pedido {pedido} y lo apartamos. Lo pagas cuando lo recojas; te avisamos por aquí cuando esté listo.';

/** For cash and transfers: the amount, the deadline, and the slip when there is one. */
export function payBeforeEmail(order: OrderRow, links: OrderLinks): BrandedEmail {
  const { kind, method, payBefore, reference, clabe, bank, beneficiary, url } = order.voucher ?? {};
  const amount = formatCentavos(dueCentsOf(order));
  return renderBuyerEmail(links, {
    preview: `Tu pedido espera tu pago de ${amount}.`,
    to: firstName(order),
    title: 'tu pedido espera tu pago',
    words: {
      section: 'pay-before',
      subject: payBefore ? 'Paga tu pedido {pedido} antes del {fecha}' : 'Paga tu pedido {pedido}',
      values: { ...valuesOf(order), ...(payBefore && { fecha: writeDay(payBefore) }) },
      text: method === AT_PICKUP ? WHEN_FETCHED : WHEN_PAID,
    },
    blocks: [
      facts([
        ['Total a pagar', amount],
        ...(payBefore ? [['Paga antes de', writeMoment(payBefore)] as Fact] : []),
        ...(clabe ? [['CLABE', clabe] as Fact] : []),
        ...(bank ? [['Banco', bank] as Fact] : []),
        ...(beneficiary ? [['A nombre de', beneficiary] as Fact] : []),
        ...(reference ? [['Referencia', reference] as Fact] : []),
        ...(method === AT_PICKUP && order.delivery ? pickupFacts(order.delivery) : []),
      ]),
      ...(url
        ? [button(kind === 'transfer' ? 'Ver los datos de la transferencia' : 'Ver mi ficha de pago', url)]
        : []),
      ...missingAddress(order, links),
      boughtLines(order, links),
      toOrder(order, links, Boolean(url) || order.needsAddress),
    ],
  });
}

const AGAIN = 'Si todavía lo quieres, págalo de nuevo desde tu pedido. Si no, no tienes que hacer nada.';
const UNPAID = {
  voucher: {
    section: 'unpaid-voucher',
    subject: 'Tu ficha de pago venció · {pedido}',
    title: 'tu ficha de pago venció',
    sentence: 'Ya no la pagues: con ella no se acreditaría.',
  },
  own: {
    section: 'unpaid',
    keepsText: true,
    subject: 'El plazo para pagar terminó · {pedido}',
    title: 'el plazo para pagar terminó',
    sentence: 'Ya no lo tenemos apartado. Si ya transferiste, responde a este correo con tu comprobante.',
  },
  card: {
    section: 'unpaid',
    subject: 'Tu pago no se completó · {pedido}',
    title: 'tu pago no se completó',
    sentence: 'No se te cobró nada.',
  },
};

/** The slip expired or the payment was refused: the order can still be paid from its page. */
export function unpaidEmail(order: OrderRow, links: OrderLinks): BrandedEmail {
  const isOwn = isOwnPayment(order.paymentIntentId);
  const { title, sentence, ...words } = UNPAID[isOwn ? 'own' : order.voucher ? 'voucher' : 'card'];
  return renderBuyerEmail(links, {
    preview: `Tu pedido ${order.number} todavía se puede pagar.`,
    to: firstName(order),
    title,
    words: {
      ...words,
      values: valuesOf(order),
      text: `No recibimos el pago de tu pedido {pedido}. ${sentence}\n${AGAIN}`,
    },
    blocks: [button('Pagar mi pedido', links.order(order)), boughtLines(order, links)],
  });
}

/** Tells the buyer that the order will not be sent, and what happens to the payment. */
export const cancelledEmail = (order: OrderRow, links: OrderLinks): BrandedEmail =>
  renderBuyerEmail(links, {
    preview: `Tu pedido ya no se ${isFetched(order) ? 'entregará' : 'enviará'}.`,
    to: firstName(order),
    title: 'cancelamos tu pedido',
    words: {
      section: 'cancelled',
      subject: 'Cancelamos tu pedido {pedido}',
      values: valuesOf(order),
      text: `Tu pedido {pedido} ya no se ${isFetched(order) ? 'entregará' : 'enviará'}.`,
    },
    blocks: [...aboutMoney(order).map(sentence), boughtLines(order, links), toOrder(order, links)],
  });

/** Only the order knows what happens to the money, so this follows the owner's words. */
function aboutMoney({ paymentStatus, paymentIntentId, voucher }: OrderRow): string[] {
  if (holdsMoney(paymentStatus)) return ['Cuando te devolvamos tu pago te llega otro correo.'];
  if (paymentStatus === 'refunded') return ['Ya te devolvimos tu pago.'];
  if (voucher?.method === AT_PICKUP) return [];
  if (isOwnPayment(paymentIntentId)) return ['Si todavía no transfieres, ya no lo hagas.'];
  return voucher ? ['Si tienes una ficha de pago, ya no la pagues.'] : [];
}
