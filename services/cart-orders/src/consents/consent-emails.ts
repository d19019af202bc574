import { button, link, sentence } from '@shop/mail/blocks';
import type { BrandedEmail } from '@shop/mail/email';
import { renderBuyerEmail, valuesOf } from '../orders/mail/buyer-email.ts';
import { boughtLines } from '../orders/mail/order-blocks.ts';
import type { OrderLinks } from '../orders/order/order-links.ts';
import type { OrderRow } from '../orders/order/order.model.ts';
import { toOrderLine } from '../orders/order/to-order-line.ts';
import type { CheckoutRow } from '../shopping/checkout/checkout.model.ts';
import type { ConsentLinks } from './consent-links.ts';

type Of = { _id: string };
/** These mails have no order to ask about. */
const render = ({ shop }: ConsentLinks, parts: Parameters<typeof renderBuyerEmail>[1]) =>
  renderBuyerEmail({ shop, help: () => shop }, parts);
const noMore = ({ _id }: Of, links: ConsentLinks) => link('Ya no me escriban de esto', links.noMore(_id));

/** The products left in the cart, at the prices of then. No texts of the shopper: the address may be anybody's. */
const left = ({ lines, ...checkout }: CheckoutRow, links: ConsentLinks) =>
  boughtLines(
    {
      ...checkout,
      items: lines.map((line, id) => ({ id, ...toOrderLine(line) })),
      paymentStatus: 'pending',
    },
    links,
  );

/** The reminder of an unfinished purchase that its shopper asked for. */
export const unfinishedEmail = (of: Of, checkout: CheckoutRow, links: ConsentLinks): BrandedEmail =>
  render(links, {
    title: 'tu compra te espera',
    words: {
      section: 'unfinished',
      subject: 'Tu compra te espera',
      values: {},
      text: 'Dejaste una compra sin terminar y nos pediste recordártela. Todavía hay de todo lo que elegiste.',
    },
    blocks: [
      button('Seguir con mi compra', links.resume(of._id)),
      left(checkout, links),
      sentence('Es el único recordatorio de esta compra.'),
      noMore(of, links),
    ],
    footer: 'Recibes este correo porque pediste un recordatorio en {tienda}. El enlace es personal.',
  });

/** Tells a shopper that a product is back in stock. */
export const backInStockEmail = (
  of: Of,
  { id, name }: { id: number; name: string },
  links: ConsentLinks,
): BrandedEmail =>
  render(links, {
    title: 'ya hay lo que esperabas',
    words: {
      section: 'back-in-stock',
      subject: 'Ya hay {producto}',
      values: { producto: name },
      text: 'Nos pediste avisarte: ya hay {producto} de nuevo. No lo apartamos, así que se puede volver a agotar.',
    },
    blocks: [button('Ver el producto', links.product(id)), noMore(of, links)],
    footer: 'Recibes este correo porque pediste este aviso en {tienda}.',
  });

/** Tells a buyer that their honey may run out. The link only shows the order; a button there fills the cart. */
export const refillEmail = (
  of: Of,
  order: OrderRow,
  { links, consentLinks }: { links: OrderLinks; consentLinks: ConsentLinks },
): BrandedEmail =>
  renderBuyerEmail(links, {
    title: 'se acaba tu miel',
    words: {
      section: 'refill',
      subject: 'Se acaba tu miel',
      values: valuesOf(order),
      text: 'Hace unas semanas recibiste tu pedido {pedido}. Si ya te queda poca miel, aquí la pides otra vez: tú eliges qué y cuánta.',
    },
    blocks: [
      button('Pedir otra vez', links.orderAgain(order)),
      sentence('Te lo recordamos una sola vez por pedido.'),
      noMore(of, consentLinks),
    ],
    footer: 'Recibes este correo porque pediste novedades de {tienda}. El enlace a tu pedido es personal.',
  });

/** Asks the owner of the address whether they signed up for news. */
export const confirmNewsEmail = (of: Of, links: ConsentLinks): BrandedEmail =>
  render(links, {
    title: 'confirma tu correo',
    words: {
      section: 'confirm-news',
      subject: 'Confirma que quieres nuestras novedades',
      values: {},
      text: 'Alguien pidió recibir nuestras novedades en este correo. Si fuiste tú, confírmalo. Si no, no hagas nada: no te escribiremos más.',
    },
    blocks: [button('Sí, quiero novedades', links.confirm(of._id))],
    footer: 'Recibes este correo porque alguien lo escribió en {tienda}.',
  });
