import { formatCentavos } from '@shop/contracts/format-pesos';
import { button } from '@shop/mail/blocks';
import type { BrandedEmail } from '@shop/mail/email';
import { writeDay } from '@shop/mail/formats';
import { renderBuyerEmail } from '../../orders/mail/buyer-email.ts';
import type { OrderLinks } from '../../orders/order/order-links.ts';

/** Amounts in centavos. Without the rest, the part is refunded after `until`. */
export type PartReceived = {
  receivedCents: number;
  totalCents: number;
  until: Date;
  name: string;
  payLink?: string | undefined;
};

/** Tells the buyer that a part of the purchase is paid and the rest is missing. */
export const partEmail = (part: PartReceived, links: OrderLinks): BrandedEmail =>
  renderBuyerEmail(links, {
    to: part.name,
    title: 'falta una parte de tu pago',
    words: {
      section: 'part-received',
      subject: 'Falta una parte de tu pago',
      text: 'Recibimos {recibido} de {total}. En cuanto llegue lo que falta hacemos tu pedido. Si no llega antes del {fecha}, te devolvemos lo que pagaste.',
      values: {
        recibido: formatCentavos(part.receivedCents),
        total: formatCentavos(part.totalCents),
        fecha: writeDay(part.until),
      },
    },
    blocks: [part.payLink ? button('Terminar de pagar', part.payLink) : button('Ir a la tienda', links.shop)],
    footer: 'Recibes este correo por tu compra en {tienda}.',
  });
