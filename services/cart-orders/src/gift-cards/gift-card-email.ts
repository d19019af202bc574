import { writeGiftCode } from '@shop/contracts/gift-card';
import { formatCentavos } from '@shop/contracts/format-pesos';
import { button, facts, link, quote, sentence } from '@shop/mail/blocks';
import type { BrandedEmail } from '@shop/mail/email';
import type { MailRow } from '@shop/mail/mail.model';
import { renderBuyerEmail } from '../orders/mail/buyer-email.ts';
import type { OrderLinks } from '../orders/order/order-links.ts';
import type { GiftCardRow } from './gift-card.model.ts';

type Card = Pick<GiftCardRow, 'balanceCents' | 'name' | 'message'>;
/** Replaces the code in stored mails: the code is inserted when the mail is sent. */
export const CODE_TO_COME = '····-····-····-····';

/** Brings a gift card to its recipient. */
export const giftCardEmail = (
  { balanceCents, name, message }: Card,
  { shop }: Pick<OrderLinks, 'shop'>,
): BrandedEmail =>
  renderBuyerEmail(
    { shop, help: () => shop },
    {
      to: name.trim().split(/\s+/)[0] ?? '',
      title: 'tienes una tarjeta de regalo',
      words: {
        section: 'gift-card',
        subject: 'Tienes una tarjeta de regalo de {importe}',
        values: { importe: formatCentavos(balanceCents) },
        text: 'Esta tarjeta de regalo es para ti. Escribe su código en el carrito y paga con ella, de una vez o en varias compras.',
      },
      blocks: [
        ...(message ? [quote(message)] : []),
        facts([
          ['Código', CODE_TO_COME],
          ['Saldo', formatCentavos(balanceCents)],
        ]),
        button('Ir a la tienda', shop),
        link('Ver cuánto le queda', `${shop}/tarjeta-regalo`),
        sentence('Guarda este correo: quien tenga el código puede usar la tarjeta.'),
      ],
      footer: 'Recibes este correo porque alguien te regaló una tarjeta de {tienda}.',
    },
  );

/** The mail with its code inserted. */
export function withCode<Mail extends Pick<MailRow, 'html' | 'text'>>(mail: Mail, code: string): Mail {
  const put = (text: string) => text.replaceAll(CODE_TO_COME, writeGiftCode(code));
  return { ...mail, html: put(mail.html), text: put(mail.text) };
}
