import { escapeHtml } from '@shop/service-kit/escape-html';

/** Safe markup; only `html` creates it. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = string | number | Html | Html[] | undefined | false;

function write(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.markup;
  return Array.isArray(value) ? value.map(write).join('') : escapeHtml(String(value));
}

/** A template that escapes its values, except those that are markup already. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.reduce((before, part, index) => before + write(values[index - 1]) + part));

/** An http(s) or mailto address for an attribute; any other becomes '#'. */
export const address = (url: string): string => (/^(https?:\/\/|mailto:)/i.test(url) ? url : '#');
