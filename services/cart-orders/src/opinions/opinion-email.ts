import { link, sentence, type Block } from '@shop/mail/blocks';
import type { BrandedEmail } from '@shop/mail/email';
import { address, html } from '@shop/mail/html';
import type { ConsentLinks } from '../consents/consent-links.ts';
import { renderBuyerEmail, valuesOf } from '../orders/mail/buyer-email.ts';
import type { OrderLinks } from '../orders/order/order-links.ts';
import type { OrderLine } from '../orders/order/order-parts.model.ts';
import type { OrderRow } from '../orders/order/order.model.ts';
import { toldOf } from './may-tell.ts';
import type { OpinionLinks } from './opinion-links.ts';

type Links = { links: OrderLinks; consentLinks: ConsentLinks; opinionLinks: OpinionLinks };
type Of = { _id: string };

const STARS = [1, 2, 3, 4, 5];
/** A mail should not become a long list: only these products are asked about. */
const MOST_ASKED = 8;

/** Each star opens the page with that rating chosen: following the link sends nothing. */
const stars =
  ({ elixirId, elixirName }: OrderLine, page: (elixirId: number, stars?: number) => string): Block =>
  ({ color }) => ({
    html: html`<p style="margin:0;line-height:1.4;font-weight:bold">${elixirName}</p>
      <p style="margin:0 0 20px;white-space:nowrap">
        ${STARS.map(
          (count) =>
            html`<a
              href="${address(page(elixirId, count))}"
              aria-label="${count === 1 ? '1 estrella' : `${count} estrellas`}: ${elixirName}"
              style="display:inline-block;padding:4px 6px;font-size:32px;line-height:36px;color:${color.honey};text-decoration:none"
              >&#9734;</a
            >`,
        )}
      </p>`,
    text: `${elixirName}: ${page(elixirId)}`,
  });

/** Asks the buyer for opinions, once. */
export const opinionEmail =
  (of: Of, order: OrderRow, { links, consentLinks, opinionLinks }: Links): BrandedEmail =>
  (brand) =>
    renderBuyerEmail(links, {
      title: 'cuéntanos qué te pareció',
      words: {
        section: 'opinion',
        subject: '¿Qué te pareció tu pedido {pedido}?',
        values: valuesOf(order),
        text: 'Ya probaste lo que pediste. ¿Qué te pareció? Toca una estrella y, si quieres, cuéntalo con tus palabras.',
      },
      blocks: [
        ...toldOf(order)
          .slice(0, MOST_ASKED)
          .map((line) => stars(line, (elixirId, count) => opinionLinks.page(order, elixirId, count))),
        sentence('Sólo te preguntamos una vez por pedido.'),
        link('Ya no me escriban de esto', consentLinks.noMore(of._id)),
      ],
      footer: 'Recibes este correo por tu compra en {tienda}. Los enlaces son personales.',
    })(brand);
