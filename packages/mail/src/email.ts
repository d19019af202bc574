import { unbroken, type Block } from './blocks.ts';
import { address, html, type Html } from './html.ts';
import { lookOf, sans, serif, type Look, type MailBrand, type MailColors } from './look.ts';

/** The content of an email. */
export type Email = {
  subject: string;
  /** The text that mail programs show beside the subject. */
  preview: string;
  title: string;
  blocks: Block[];
  /** The reason why the recipient gets this mail, from the shop's name. */
  footer: (shop: string) => string;
  shopUrl: string;
};

export type EmailContent = { subject: string; html: string; text: string; senderName: string };
/** An email that still needs the brand of its shop. */
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
    // A line break would start a new header.
    const subject = email.subject.replace(/\s+/g, ' ').trim();
    const html = page({ ...email, subject, blocks }, brand, look);
    return { subject, html, text: `${parts.join('\n\n')}\n`, senderName: brand.name };
  };

const HEAD = `padding:20px;border-radius:20px 20px 0 0;font-family:${serif};font-size:20px`;

/** The shop's logo or name. A logo is made for light backgrounds; without pictures the name is shown. */
function head(brand: MailBrand, shopUrl: string, color: MailColors): Html {
  if (!brand.logo)
    return html`<td style="${HEAD};background:${color.bark}">
      <span style="color:${color.amberOnDark}">&#x2B22;</span>&nbsp;
      <a href="${shopUrl}" style="color:${color.onDark};text-decoration:none">${brand.name}</a>
    </td>`;
  const isNamed = brand.nameBesideLogo !== false;
  return html`<td style="${HEAD};background:${color.cream};border-bottom:1px solid ${color.line}">
    <a href="${shopUrl}" style="color:${color.ink};text-decoration:none"
      ><img
        src="${address(brand.logo)}"
        alt="${isNamed ? '' : brand.name}"
        height="40"
        style="height:40px;width:auto;max-width:180px;object-fit:contain;vertical-align:middle"
      />${isNamed && html`&nbsp; ${brand.name}`}</a
    >
  </td>`;
}

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
                  ${head(brand, shopUrl, color)}
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
