import { formatCentavos } from '@shop/contracts/format-pesos';
import { paragraph } from '@shop/mail/blocks';
import type { BrandedEmail } from '@shop/mail/email';
import type { OrderLinks } from '../order/order-links.ts';
import type { OrderRow } from '../order/order.model.ts';
import { renderBuyerEmail, valuesOf } from './buyer-email.ts';
import { firstName, toOrder } from './email-parts.ts';
import { paymentIdsOf } from '../order/order-payments.ts';
import { boughtLines, howMoneyReturns } from './order-blocks.ts';

/** Tells the buyer that pieces were exchanged for others of the same or a lower value. */
export const exchangedEmail = (order: OrderRow, backCents: number, links: OrderLinks): BrandedEmail =>
  renderBuyerEmail(links, {
    to: firstName(order),
    title: 'cambiamos tu pedido',
    words: {
      section: 'order-exchanged',
      subject: 'Cambiamos tu pedido {pedido}',
      text: 'Cambiamos tu pedido {pedido} como nos pediste. No tienes que pagar nada más.',
      values: valuesOf(order),
    },
    blocks: [
      ...(backCents > 0
        ? [
            `Te devolvemos ${formatCentavos(backCents)}.`,
            ...howMoneyReturns(paidTooMuch(order)).split('\n'),
          ].map(paragraph)
        : []),
      boughtLines(order, links),
      toOrder(order, links, order.needsAddress),
    ],
  });

/** The payments with an excess. Exchanges of an earlier release did not note which ones. */
const paidTooMuch = (order: OrderRow): string[] => {
  const found = (order.payments ?? []).filter(({ swapCents }) => swapCents);
  return found.length > 0 ? found.map(({ id }) => id) : paymentIdsOf(order);
};
