import { address, html, type Html } from './html.ts';
import { serif, type Look, type MailColors } from './look.ts';

/** A part of an email, as HTML in the brand's colours and as text. The owner may replace the shop's labels. */
export type Block = (look: Look) => { html: Html; text: string };

// Keeps an order's number on one line. `split` with this group returns the numbers as every second part.
const NUMBERS = /(\b[A-Z][A-Z0-9]{0,5}-\d{6,}\b)/;
export const unbroken = (text: string): Html[] =>
  text
    .split(NUMBERS)
    .map((part, at) =>
      at % 2 === 1 ? html`<span style="white-space:nowrap">${part}</span>` : html`${part}`,
    );

export const paragraph =
  (text: string): Block =>
  () => ({ html: html`<p style="margin:0 0 16px;line-height:1.6">${unbroken(text)}</p>`, text });

/** A paragraph of the shop's own words. */
export const sentence =
  (words: string): Block =>
  (look) =>
    paragraph(look.say(words))(look);

const withBreaks = (text: string): Html[] =>
  text.split(/\r?\n/).map((line, index) => html`${index > 0 && html`<br />`}${line}`);

/** Words of another person, with their line breaks. */
export const quote =
  (text: string): Block =>
  ({ color }) => ({
    html: html`<div
      style="margin:0 0 20px;padding:16px 18px;line-height:1.6;overflow-wrap:anywhere;background:${color.cream};border:1px solid ${color.line};border-radius:12px"
    >
      ${withBreaks(text)}
    </div>`,
    text: text.replace(/^/gm, '> '),
  });

// A cell with its own background: some mail programs show no padding around a link.
export const button =
  (words: string, url: string): Block =>
  ({ color, say }) => {
    const label = say(words);
    return {
      html: html`<table
        role="presentation"
        cellpadding="0"
        cellspacing="0"
        border="0"
        style="margin:4px 0 24px"
      >
        <tr>
          <td style="border-radius:999px;${color.edge}background:${color.amber}">
            <a
              href="${address(url)}"
              style="display:inline-block;padding:14px 28px;font-weight:bold;color:${color.onAmber};text-decoration:none"
              >${label}</a
            >
          </td>
        </tr>
      </table>`,
      text: `${label}: ${url}`,
    };
  };

/** A second link, below a button. */
export const link =
  (words: string, url: string): Block =>
  ({ color, say }) => {
    const label = say(words);
    return {
      html: html`<p style="margin:0 0 20px">
        <a href="${address(url)}" style="font-weight:bold;color:${color.honey}">${label}</a>
      </p>`,
      text: `${label}: ${url}`,
    };
  };

const table = (color: MailColors, rows: Html): Html =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 20px;border-top:1px solid ${color.line}"
  >
    ${rows}
  </table>`;

/** A table of names and values. */
export const facts =
  (named: [words: string, value: string][]): Block =>
  ({ color, say }) => {
    const rows = named.map(([words, value]) => [say(words), value] as const);
    return {
      html: table(
        color,
        html`${rows.map(
          ([name, value]) =>
            html`<tr>
              <td
                style="padding:10px 12px 10px 0;vertical-align:top;color:${color.soft};border-bottom:1px solid ${color.line}"
              >
                ${name}
              </td>
              <td
                style="padding:10px 0;vertical-align:top;text-align:right;overflow-wrap:anywhere;border-bottom:1px solid ${color.line}"
              >
                ${value}
              </td>
            </tr>`,
        )}`,
      ),
      text: rows.map(([name, value]) => `${name}: ${value}`).join('\n'),
    };
  };

/** `picture`: the address of the picture. */
export type Line = { name: string; detail: string; amount: string; picture?: string | undefined };

/** The bought products and their sum; `words` say what the sum includes. */
export const lines =
  (rows: Line[], total: string, words?: string): Block =>
  ({ color, say }) => {
    const [sum, note] = [say('Total'), words === undefined ? undefined : say(words)];
    return {
      html: table(
        color,
        html`${rows.map((one) => row(one, color))}
          <tr>
            <td style="padding:14px 12px 4px 0;font-weight:bold">${sum}</td>
            <td
              style="padding:14px 0 4px;text-align:right;font-family:${serif};font-size:20px;font-weight:bold;white-space:nowrap"
            >
              ${total}
            </td>
          </tr>
          ${
            note !== undefined &&
            html`<tr>
              <td colspan="2" style="font-size:14px;text-align:right;color:${color.soft}">${note}</td>
            </tr>`
          }`,
      ),
      text: [
        ...rows.map(({ name, detail, amount }) => `- ${name} (${detail}): ${amount}`),
        `${sum}: ${total}${note === undefined ? '' : ` (${note})`}`,
      ].join('\n'),
    };
  };

const thumbnail = (picture: string, name: string): Html =>
  html`<img
    src="${address(picture)}"
    alt="Foto de ${name}"
    width="56"
    height="56"
    align="left"
    style="margin-right:12px;border-radius:10px"
  />`;

const row = ({ name, detail, amount, picture }: Line, color: MailColors): Html =>
  html`<tr>
    <td style="padding:12px 12px 12px 0;vertical-align:top;border-bottom:1px solid ${color.line}">
      ${picture !== undefined && thumbnail(picture, name)}<strong>${name}</strong><br /><span
        style="font-size:14px;color:${color.soft}"
        >${detail}</span
      >
    </td>
    <td
      style="padding:12px 0;vertical-align:top;text-align:right;white-space:nowrap;border-bottom:1px solid ${color.line}"
    >
      ${amount}
    </td>
  </tr>`;
