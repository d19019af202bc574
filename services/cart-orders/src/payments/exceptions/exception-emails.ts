import { button, facts, paragraph, type Block } from '@shop/mail/blocks';
import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import { formatCentavos } from '@shop/contracts/format-pesos';
import { writeMoment } from '@shop/mail/formats';
import { renderEmail, type BrandedEmail } from '@shop/mail/email';
import type { OrderRow } from '../../orders/order/order.model.ts';
import type { PaymentExceptionRow } from './payment-exception.model.ts';
import type { OrderLinks } from '../../orders/order/order-links.ts';
import { renderBuyerEmail, type MailWords } from '../../orders/mail/buyer-email.ts';
import { backWords } from '../../orders/mail/order-blocks.ts';

/** A payment that earned no order, and the order that it relates to, when there is one. */
export type ListedException = { exception: PaymentExceptionRow; order?: OrderRow | null };

const about = ({ order }: ListedException): string => (order ? ` · ${order.number}` : '');

function whatHappened({ exception, order }: ListedException): { section: string; sentence: string } {
  if (exception.kind === 'superseded_checkout')
    return {
      section: 'stray-cart-changed',
      sentence:
        'Tu carrito cambió antes de que lo pagaras, así que no hubo pedido y te devolvimos {devuelto}. Si todavía lo quieres, arma tu carrito otra vez.',
    };
  if (exception.kind === 'sold_out')
    return {
      section: 'stray-sold-out',
      sentence:
        'Cuando llegó tu pago ya no quedaba lo que llevabas en el carrito, así que no hubo pedido y te devolvimos {devuelto}. Sentimos la molestia.',
    };
  if (exception.kind === 'gift_card_spent')
    return {
      section: 'stray-gift-card',
      sentence:
        'Cuando llegó tu pago, el saldo de tu tarjeta de regalo ya no alcanzaba para su parte, así que tu compra no quedó pagada y te devolvimos {devuelto}. Si todavía la quieres, arma tu carrito otra vez.',
    };
  if (exception.kind === 'partial_payment')
    return {
      section: 'stray-part',
      sentence:
        'No llegó el resto del pago de tu compra, así que no hubo pedido y te devolvimos {devuelto}. Si todavía lo quieres, arma tu carrito otra vez.',
    };
  const ofOrder = order ? ' Tu pedido {pedido} sigue en pie con el primero.' : '';
  return {
    section: 'stray-refunded',
    sentence: `Recibimos dos pagos por la misma compra y te devolvimos el segundo: {devuelto}.${ofOrder}`,
  };
}

function wordsOf(listed: ListedException): MailWords {
  const { section, sentence } = whatHappened(listed);
  return {
    section,
    subject: `Te devolvimos un pago${listed.order ? ' · {pedido}' : ''}`,
    ...backWords(sentence, [listed.exception.paymentId]),
    values: {
      devuelto: formatCentavos(listed.exception.amountCents),
      ...(listed.order && { pedido: listed.order.number }),
    },
  };
}

/** @param isBuyers whether the order is the reader's: then the mail has its personal link */
export function exceptionRefundedEmail(
  listed: ListedException,
  links: OrderLinks,
  isBuyers: boolean,
): BrandedEmail {
  const next =
    listed.order && isBuyers
      ? button('Ver mi pedido', links.order(listed.order))
      : button('Ir a la tienda', links.shop);
  return renderBuyerEmail(links, {
    title: 'Te devolvimos un pago',
    words: wordsOf(listed),
    blocks: [next],
    footer: 'Recibes este correo por tu compra en {tienda}.',
  });
}

const KINDS: Partial<Record<string, string>> = {
  second_payment: 'Un pedido que ya estaba pagado recibió un segundo pago.',
  duplicate_order: 'Un carrito que ya tenía su pedido se pagó otra vez.',
  sold_out:
    'Llegó un pago cuando lo apartado ya se había liberado y no quedaban piezas, así que no hay pedido.',
  gift_card_spent:
    'Llegó el resto de una compra cuando su tarjeta de regalo ya no tenía saldo para su parte, así que la compra no está pagada. No la envíes.',
  superseded_checkout: 'Se pagó un carrito que después había cambiado, así que no hay pedido.',
  partial_payment:
    'Llegó una parte de lo que cuesta una compra. El pedido se hace solo cuando llega el resto.',
};

/** Tells the owner about the coming refund while it can still be stopped. */
export function ownerExceptionEmail(listed: ListedException, links: OrderLinks): BrandedEmail {
  const { kind, refundAt } = listed.exception;
  const when = refundAt ? ` el ${writeMoment(refundAt)}` : '';
  return toOwner(listed, links, {
    title: kind === 'partial_payment' ? 'Falta una parte de un pago' : 'Un pago se va a reembolsar',
    texts: [
      KINDS[kind] ?? 'Llegó un pago que no corresponde a ningún pedido.',
      `${kind === 'partial_payment' ? 'Si no llega, se' : 'Se'} reembolsa solo${when}. Si prefieres otra cosa, resuélvelo antes en «Pagos por revisar».`,
    ],
  });
}

const DISPUTES: Partial<Record<PaymentExceptionRow['kind'], { title: string; what: string; todo: string }>> =
  {
    dispute: {
      title: 'Hay un reclamo',
      what: `Quien pagó abrió un reclamo y ${PROVIDER_LABEL} puede retener el dinero hasta que se resuelva.`,
      todo: `Respóndelo en ${PROVIDER_LABEL}`,
    },
    chargeback: {
      title: 'Hay un contracargo',
      what: 'Quien pagó desconoció el cargo ante su banco, y el banco retiró el dinero de este pago.',
      todo: `Presenta en ${PROVIDER_LABEL} los comprobantes de la venta y del envío`,
    },
  };

/** Tells the owner about a dispute: what can be done, and until when. */
export function ownerDisputeEmail(listed: ListedException, links: OrderLinks): BrandedEmail {
  const { kind, until } = listed.exception;
  const { title, what, todo } = DISPUTES[kind] ?? DISPUTES.dispute!;
  const hasLeft = listed.order?.status === 'completed';
  return toOwner(listed, links, {
    title,
    texts: [
      what,
      `${todo}${until ? ` a más tardar el ${writeMoment(until)}` : ' cuanto antes'}.`,
      ...(hasLeft ? [] : ['Si el pedido no ha salido, no lo envíes mientras tanto.']),
    ],
  });
}

export const ownerExceptionRefundedEmail = (listed: ListedException, links: OrderLinks): BrandedEmail =>
  toOwner(listed, links, {
    title: 'Un pago se reembolsó',
    texts: [
      KINDS[listed.exception.kind] ?? 'Llegó un pago que no corresponde a ningún pedido.',
      'El dinero ya volvió a quien pagó y se lo avisamos por correo. No tienes que hacer nada.',
    ],
  });

function toOwner(
  listed: ListedException,
  links: OrderLinks,
  { title, texts }: { title: string; texts: string[] },
) {
  const { paymentId, amountCents } = listed.exception;
  const rows: [string, string][] = [
    ['Importe', formatCentavos(amountCents)],
    ['Pago', paymentId],
    ...(listed.order ? ([['Pedido', listed.order.number]] as [string, string][]) : []),
  ];
  const blocks: Block[] = [
    ...texts.map(paragraph),
    facts(rows),
    button('Ver pagos por revisar', `${links.shop}/admin/reviews`),
  ];
  return renderEmail({
    subject: `${title}: ${formatCentavos(amountCents)}${about(listed)}`,
    preview: texts.join(' '),
    title,
    blocks,
    shopUrl: links.shop,
    footer: () => 'Aviso para la administración de la tienda.',
  });
}
