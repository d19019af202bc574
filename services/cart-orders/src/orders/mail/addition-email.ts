import { formatCentavos } from '@shop/contracts/format-pesos';
import { button, paragraph } from '@shop/mail/blocks';
import type { BrandedEmail } from '@shop/mail/email';
import type { OrderLinks } from '../order/order-links.ts';
import type { OrderAddition } from '../order/order-addition.model.ts';
import type { OrderRow } from '../order/order.model.ts';
import { renderBuyerEmail, valuesOf } from './buyer-email.ts';
import { firstName, toOrder } from './email-parts.ts';

/** Tells the buyer of a paid order how to pay the pieces that they added; these are sent with the order. */
export const additionEmail = (order: OrderRow, addition: OrderAddition, links: OrderLinks): BrandedEmail =>
  renderBuyerEmail(links, {
    to: firstName(order),
    title: addition.removes ? 'falta pagar la diferencia' : 'falta pagar lo que agregamos a tu pedido',
    words: {
      section: addition.removes ? 'order-exchange' : 'order-addition',
      subject: addition.removes
        ? 'Paga la diferencia de tu pedido {pedido}'
        : 'Paga lo que agregamos a tu pedido {pedido}',
      text: addition.removes
        ? 'Cambiamos tu pedido {pedido} como nos pediste. Faltan {falta}: en cuanto los pagues el cambio queda hecho, y mientras tanto tu pedido sigue como estaba.'
        : 'Agregamos a tu pedido {pedido} lo que nos pediste. Son {falta}: en cuanto lo pagues va en el mismo paquete.',
      values: { ...valuesOf(order), falta: formatCentavos(addition.cents) },
    },
    blocks: [
      ...addition.lines.map(({ name, quantity }) => paragraph(`${quantity} × ${name}`)),
      ...(addition.removes ?? []).map(({ name, quantity }) => paragraph(`En lugar de ${quantity} × ${name}`)),
      button('Terminar de pagar', addition.payLink),
      toOrder(order, links, true),
    ],
  });
