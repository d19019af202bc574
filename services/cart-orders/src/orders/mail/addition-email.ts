import { formatCentavos } from '@shop/contracts/format-pesos';
import { button, sentence } from '@shop/mail/blocks';
import type { BrandedEmail } from '@shop/mail/email';
import type { OrderLinks } from '../order/order-links.ts';
import type { OrderAddition } from '../order/order-addition.model.ts';
import type { OrderRow } from '../order/order.model.ts';
import { renderBuyerEmail, valuesOf } from './buyer-email.ts';
import { firstName, toOrder } from './email-parts.ts';

/** The buyer of a paid order asked for more, which is sent with it once it is paid. */
export const additionEmail = (order: OrderRow, addition: OrderAddition, links: OrderLinks): BrandedEmail =>
  renderBuyerEmail(links, {
    to: firstName(order),
    title: 'falta pagar lo que agregamos a tu pedido',
    words: {
      section: 'order-addition',
      subject: 'Paga lo que agregamos a tu pedido {pedido}',
      text: 'Agregamos a tu pedido {pedido} lo que nos pediste. Son {falta}: en cuanto lo pagues va en el mismo paquete.',
      values: { ...valuesOf(order), falta: formatCentavos(addition.cents) },
    },
    blocks: [
      ...addition.lines.map(({ name, quantity }) => sentence(`${quantity} × ${name}`)),
      button(`Pagar ${formatCentavos(addition.cents)}`, addition.payLink),
      toOrder(order, links, true),
    ],
  });
