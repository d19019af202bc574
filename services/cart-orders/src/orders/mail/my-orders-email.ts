import { formatCentavos } from '@shop/contracts/format-pesos';
import { link, sentence } from '@shop/mail/blocks';
import type { BrandedEmail } from '@shop/mail/email';
import { writeDay } from '@shop/mail/formats';
import { dayOf } from '@shop/service-kit/days';
import type { OrderLinks } from '../order/order-links.ts';
import type { OrderRow } from '../order/order.model.ts';
import { renderBuyerEmail } from './buyer-email.ts';

const lineOf = ({ number, createdAt, totalCents }: OrderRow): string =>
  `${number} · ${writeDay(createdAt)} de ${dayOf(createdAt).day.slice(0, 4)} · ${formatCentavos(totalCents)}`;

/** Links to a person's orders, requested by typing their address. The mail repeats nothing that was typed. */
export const myOrdersEmail = (orders: OrderRow[], links: OrderLinks): BrandedEmail =>
  renderBuyerEmail(links, {
    title: 'Tus pedidos',
    words: {
      section: 'my-orders',
      subject: 'Los enlaces a tus pedidos',
      text: 'Aquí están los enlaces a tus pedidos. Son personales: quien tenga uno ve ese pedido.',
      values: {},
    },
    blocks: [
      ...orders.map((order) => link(lineOf(order), links.order(order))),
      sentence('Si no los pediste tú, no hagas nada: nadie más los recibió.'),
    ],
    footer: 'Recibes este correo porque alguien pidió en {tienda} los pedidos de esta dirección.',
  });
