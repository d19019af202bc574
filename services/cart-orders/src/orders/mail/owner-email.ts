import { PROVIDER_LABEL } from '@shop/contracts/payment-browsers';
import { formatCentavos } from '@shop/contracts/format-pesos';
import { isFetched } from '@shop/contracts/is-fetched';
import { isByMail } from '@shop/contracts/sold-gift-cards';
import type { MailBrand } from '@shop/mail/look';
import { button, facts, paragraph } from '@shop/mail/blocks';
import { renderEmail, type BrandedEmail } from '@shop/mail/email';
import { writeDay } from '@shop/mail/formats';
import type { OrderLinks } from '../order/order-links.ts';
import type { OrderRow } from '../order/order.model.ts';
import { leavesBy } from './delivery.ts';
import { addressOf, boughtLines, giftMessage } from './order-blocks.ts';

/** Tells the owner about a paid order: what to prepare, and for whom. */
export const ownerOrderEmail =
  (order: OrderRow, links: OrderLinks): BrandedEmail =>
  (brand) => {
    const total = formatCentavos(order.totalCents);
    return renderEmail({
      subject: `Pedido pagado ${order.number} · ${total}`,
      preview: order.items.map(({ quantity, elixirName }) => `${quantity} × ${elixirName}`).join(', '),
      title: `Pedido pagado: ${order.number}`,
      blocks: [
        paragraph(whatToDo(order)),
        boughtLines(order, links),
        facts([...until(order, brand), ...buyer(order)]),
        ...(order.shipping ? giftMessage(order.shipping) : []),
        button('Abrir en el panel', links.backOffice(order.number)),
      ],
      footer: () => 'Aviso para la administración de la tienda.',
      shopUrl: links.shop,
    })(brand);
  };

const BY_ITSELF = 'Este pedido está pagado. La tarjeta de regalo sale sola por correo: no prepares nada.';
/** An order may be completed before it is paid: sold at a fair, sent on trust, or paid when it is fetched. */
const isDone = ({ status }: OrderRow): boolean => status === 'completed';
function whatToDo(order: OrderRow): string {
  if (isByMail(order)) return BY_ITSELF;
  return isDone(order)
    ? 'Este pedido está pagado y ya estaba completado: no prepares nada.'
    : 'Este pedido está pagado y espera que lo prepares.';
}

const until = (order: OrderRow, { delivery }: Pick<MailBrand, 'delivery'>): [string, string][] => {
  if (isByMail(order) || isDone(order)) return [];
  const last = `a más tardar el ${writeDay(leavesBy(order, delivery))}`;
  return [[isFetched(order) ? 'Debe estar listo' : 'Debe salir', last]];
};

/** Tells the owner that an order must not leave, or that it has left already. */
export const ownerStoppedEmail = (order: OrderRow, links: OrderLinks): BrandedEmail => {
  const hasLeft = order.status === 'completed';
  const what = hasLeft
    ? 'El pedido ya salió: pide a la paquetería que lo detenga, si todavía se puede.'
    : 'No lo prepares ni lo envíes. Lo seguro es cancelarlo y devolver el dinero.';
  return renderEmail({
    subject: `No enviar el pedido ${order.number}`,
    preview: what,
    title: `No enviar: ${order.number}`,
    blocks: [
      paragraph(
        `${PROVIDER_LABEL} avisó que el pago de este pedido puede ser un fraude y pide no entregarlo.`,
      ),
      paragraph(what),
      facts([['Total', formatCentavos(order.totalCents)], ...buyer(order)]),
      button('Abrir en el panel', links.backOffice(order.number)),
    ],
    footer: () => 'Aviso para la administración de la tienda.',
    shopUrl: links.shop,
  });
};

function buyer(order: OrderRow): [string, string][] {
  const { shipping, payerEmail, delivery } = order;
  if (!shipping)
    return [
      ['Dirección', 'Falta: quien compró todavía no la ha dado'],
      ...(payerEmail ? ([['Correo', payerEmail]] as [string, string][]) : []),
    ];
  const { name, email, phone, notes, gift } = shipping;
  const rows: [string, string | undefined][] = [
    ['Cliente', name],
    ['Regalo para', gift?.recipient],
    ['Correo', email],
    ['Teléfono', phone],
    ['Entrega', delivery?.name],
    isFetched(order)
      ? ['Recoge en', delivery?.place]
      : ['Dirección', isByMail(order) ? undefined : addressOf(shipping)],
    ['Notas', notes],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}
