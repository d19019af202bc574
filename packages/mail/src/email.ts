import { unbroken, type Block } from './blocks.ts';
import { html } from './html.ts';
import { lookOf, sans, serif, type Look, type MailBrand } from './look.ts';

/** What an email says. */
export type Email = {
  subject: string;
  /** What programs show beside the subject. */
  preview: string;
  title: string;
  blocks: Block[];
  /** Why somebody gets this mail of the shop with this name. */
  footer: (shop: string) => string;
  shopUrl: string;
};

export type EmailContent = { subject: string; html: string; text: string; senderName: string };
/** An email that still has to be told whose it is. */
export type BrandedEmail = (brand: MailBrand) => EmailContent;

/** An email as HTML and as plain text, in the name and the colours of a shop. */
export const renderEmail =
  (email: Email): BrandedEmail =>
  (brand) => {
    const { title, footer, shopUrl } = email;
    const look = lookOf(brand);
    const blocks = email.blocks.map((block) => block(look));
    const signed = `--\n${brand.name} · ${shopUrl}\n${footer(brand.name)}`;
    const parts = [title, ...blocks.map(({ text }) => text), signed];
    // A line break would begin a header of its own.
    const subject = email.subject.replace(/\s+/g, ' ').trim();
    const html = page({ ...email, subject, blocks }, brand, look);
    return { subject, html, text: `${parts.join('\n\n')}\n`, senderName: brand.name };
  };

type Drawn = Omit<Email, 'blocks'> & { blocks: ReturnType<Block>[] };

function page(
  { subject, preview, title, blocks, footer, shopUrl }: Drawn,
  brand: MailBrand,
  { color }: Look,
): string {
  return html`<!doctype html>
    <html lang="es-MX">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light only" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;background:${color.ground}">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background:${color.ground}"
        >
          <tr>
            <td align="center" style="padding:24px 8px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;font-family:${sans};font-size:16px;color:${color.ink}"
              >
                <tr>
                  <td
                    style="padding:20px;background:${color.bark};border-radius:20px 20px 0 0;font-family:${serif};font-size:20px"
                  >
                    <span style="color:${color.amberOnDark}">&#x2B22;</span>&nbsp;
                    <a href="${shopUrl}" style="color:${color.onDark};text-decoration:none">${brand.name}</a>
                  </td>
                </tr>
                <tr>
                  <td style="padding:32px 20px 12px;background:${color.paper}">
                    <h1
                      style="margin:0 0 16px;font-family:${serif};font-size:26px;line-height:1.25;font-weight:normal"
                    >
                      ${unbroken(title)}
                    </h1>
                    ${blocks.map((block) => block.html)}
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:18px 20px;background:${color.cream};border-top:1px solid ${color.line};border-radius:0 0 20px 20px;font-size:13px;line-height:1.5;color:${color.soft}"
                  >
                    ${footer(brand.name)}<br /><a href="${shopUrl}" style="color:${color.honey}"
                      >${shopUrl.replace(/^https?:\/\//, '')}</a
                    >
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup;
}
