import { formatCentavos } from '@shop/contracts/format-pesos';
import { paragraph, type Block } from '@shop/mail/blocks';
import { renderEmail, type BrandedEmail } from '@shop/mail/email';
import type { MailBrand } from '@shop/mail/look';
import type { OrderLinks } from '../order/order-links.ts';
import type { OrderRow } from '../order/order.model.ts';

/** What '{pedido}' and the like stand for; one without a value has nothing to stand for in this email. */
export type Values = { pedido?: string; total?: string; fecha?: string; devuelto?: string };
/** What the shop says by itself. The owner's words for a `section` of the content page 'mails' come before. */
export type Words = {
  section: string;
  subject: string;
  /** Opens the email, a paragraph a line. */
  text: string;
  values: Values;
  /** At this step of an order the owner's text would not fit. */
  keepsText?: boolean;
};
/** Without a `preview` it is how the text begins, and so it is of the owner's text. */
type Parts = {
  preview?: string;
  title: string;
  words: Words;
  blocks: Block[] | ((brand: MailBrand) => Block[]);
  footer?: string;
};

const PLACEHOLDER = /\{(pedido|total|fecha|devuelto)\}/g;
const FOOTER = 'Recibes este correo por tu compra en {tienda}. El enlace a tu pedido es personal.';

export const valuesOf = ({ number, totalCents }: OrderRow): Values => ({
  pedido: number,
  total: formatCentavos(totalCents),
});

/** The owner's words, or the shop's own where there are none or they name what this email does not know. */
function chosen(written: string | undefined, own: string, values: Values): string {
  const named = [...(written ?? '').matchAll(PLACEHOLDER)].map(([, name]) => name as keyof Values);
  const words = written && named.every((name) => values[name] !== undefined) ? written : own;
  return words.replaceAll(PLACEHOLDER, (_, name: keyof Values) => values[name] ?? '');
}

/** The owner's, once it is no longer the shop's first one, which only fits emails with a link to an order. */
const footOf = (written: string | undefined, own: string): string =>
  written && written !== FOOTER ? written : own;

const paragraphs = (words = ''): Block[] => words.split(/\n+/).filter(Boolean).map(paragraph);

/** An email to whoever bought: it opens and closes with the owner's words. */
export const renderBuyerEmail =
  (
    links: Pick<OrderLinks, 'shop'>,
    { words, blocks, preview = '', title, footer = FOOTER }: Parts,
  ): BrandedEmail =>
  (brand) => {
    const { mailTexts = {}, mailSubjects = {} } = brand;
    const { section, values, keepsText = false } = words;
    const own = chosen(undefined, words.text, values);
    const text = chosen(keepsText ? undefined : mailTexts[section], words.text, values);
    const middle = typeof blocks === 'function' ? blocks(brand) : blocks;
    return renderEmail({
      subject: chosen(mailSubjects[section], words.subject, values),
      preview: (text === own && preview) || text.split('\n')[0]!,
      title,
      blocks: [...paragraphs(text), ...middle, ...paragraphs(mailTexts['closing'])],
      footer: (shop) => footOf(mailTexts['footer'], footer).replaceAll('{tienda}', shop),
      shopUrl: links.shop,
    })(brand);
  };
