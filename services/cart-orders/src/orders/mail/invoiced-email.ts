import { formatCentavos } from '@shop/contracts/format-pesos';
import { facts, sentence } from '@shop/mail/blocks';
import type { BrandedEmail } from '@shop/mail/email';
import type { OrderLinks } from '../order/order-links.ts';
import type { OrderRow } from '../order/order.model.ts';
import { renderBuyerEmail, valuesOf } from './buyer-email.ts';
import { firstName, toOrder } from './email-parts.ts';

const INVOICE = {
  section: 'invoiced',
  title: 'tu factura está lista',
  subject: 'Tu factura del pedido {pedido}',
  text: 'Aquí está la factura de tu pedido {pedido} por {importe}, en PDF y XML.',
};
const CREDIT = {
  section: 'credited',
  title: 'tu nota de crédito está lista',
  subject: 'Nota de crédito de tu pedido {pedido}',
  text: 'Aquí está la nota de crédito por los {importe} que te devolvimos de tu pedido {pedido}, en PDF y XML.',
};
const WORTHLESS = 'Es de prueba: no tiene validez fiscal.';

/** Sends the files of the invoice, or of the credit note at this index. */
export function invoicedEmail(order: OrderRow, credit: number | undefined, links: OrderLinks): BrandedEmail {
  const note = credit === undefined ? undefined : order.cfdi?.credits?.[credit];
  const { title, ...words } = note ? CREDIT : INVOICE;
  const uuid = (note ?? order.cfdi)?.uuid ?? '';
  const importe = formatCentavos(note?.cents ?? order.totalCents);
  return renderBuyerEmail(links, {
    to: firstName(order),
    title,
    words: { ...words, values: { ...valuesOf(order), importe } },
    blocks: [
      ...(order.cfdi?.isTest ? [sentence(WORTHLESS)] : []),
      facts([['Folio fiscal', uuid]]),
      toOrder(order, links),
    ],
  });
}
