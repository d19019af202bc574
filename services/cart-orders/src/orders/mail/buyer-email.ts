import { formatCentavos } from '@shop/contracts/format-pesos';
import { link, paragraph, type Block } from '@shop/mail/blocks';
import { fillIn, type Values } from '@shop/mail/fill-in';
import { renderEmail, type BrandedEmail } from '@shop/mail/email';
import { lookOf, type MailBrand } from '@shop/mail/look';
import type { OrderLinks } from '../order/order-links.ts';
import type { OrderRow } from '../order/order.model.ts';

/** The shop's own words. The owner's words for a `section` of the content page 'mails' take precedence. */
export type MailWords = {
  section: string;
  subject: string;
  /** Opens the email, one paragraph a line. */
  text: string;
  values: Values;
  /** The owner's text does not fit this step of the order, so `text` stays. */
  keepsText?: boolean;
  /** The section's default text when it differs from `text`: the owner's page has it until they write their own. */
  firstText?: string;
};
/** Without `preview` the email's text is previewed. The title addresses `to`, when there is a name. */
type Parts = {
  preview?: string;
  title: string;
  to?: string;
  words: MailWords;
  blocks: Block[] | ((brand: MailBrand) => Block[]);
  footer?: string;
};

const FOOTER = 'Recibes este correo por tu compra en {tienda}. El enlace a tu pedido es personal.';

export const valuesOf = ({ number, totalCents }: OrderRow): Values => ({
  pedido: number,
  total: formatCentavos(totalCents),
});

/** The owner's footer, once it differs from the shop's default, which only fits emails with a link to an order. */
const footOf = (written: string | undefined, own: string): string =>
  written && written !== FOOTER ? written : own;

const addressed = (to: string, text: string): string =>
  to ? `${to}, ${text}` : text[0]!.toUpperCase() + text.slice(1);

const paragraphs = (words = ''): Block[] => words.split(/\n+/).filter(Boolean).map(paragraph);

/** Links to the contact form, which begins with the order's number. */
const help = (links: Pick<OrderLinks, 'help'>, number: string | undefined): Block[] =>
  number ? [link('¿Necesitas ayuda?', links.help(number))] : [];

/** An email to a buyer: it begins and ends with the owner's words. */
export const renderBuyerEmail =
  (
    links: Pick<OrderLinks, 'shop' | 'help'>,
    { words, blocks, preview = '', title, to = '', footer = FOOTER }: Parts,
  ): BrandedEmail =>
  (brand) => {
    const { mailTexts = {}, mailSubjects = {} } = brand;
    const { section, values, firstText, keepsText = mailTexts[section] === firstText } = words;
    const own = fillIn(undefined, words.text, values);
    const text = fillIn(keepsText ? undefined : mailTexts[section], words.text, values);
    const middle = typeof blocks === 'function' ? blocks(brand) : blocks;
    return renderEmail({
      subject: fillIn(mailSubjects[section], words.subject, values),
      preview: (text === own && preview) || text.split('\n')[0]!,
      title: addressed(to, lookOf(brand).say(title)),
      blocks: [
        ...paragraphs(text),
        ...middle,
        ...help(links, values['pedido']),
        ...paragraphs(mailTexts['closing']),
      ],
      footer: (shop) => fillIn(undefined, footOf(mailTexts['footer'], footer), { tienda: shop }),
      shopUrl: links.shop,
    })(brand);
  };
