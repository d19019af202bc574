/** A piece of HTML that is safe as it stands. */
export type Html = { html: string };
type Value = string | number | Html | Html[] | null | undefined | false;

/** Template tag: every text put in is escaped, pieces of HTML are not. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return { html: parts.reduce((text, part, i) => text + write(values[i - 1]) + part) };
}

function write(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map((one) => one.html).join('');
  if (typeof value === 'object') return value.html;
  return String(value).replace(/[<>&"']/g, (c) => `&#${c.charCodeAt(0)};`);
}
