import { createHash } from 'node:crypto';
import { EARLY_SCRIPT } from './early-script.ts';
import type { Rendered } from './ssr.tsx';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const MAIN = /<script defer(?:="")? src="([^"]*\/main\.[^"]+\.js)"[^>]*><\/script>/;
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

// '<' would end the script element early; \u003c is the same to JSON.
const dataScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

export type Document = {
  html: string;
  /** Sources that the Content-Security-Policy of this answer has to allow. */
  csp: { scriptSrc: string[]; styleSrc: string[] };
};

/**
 * Puts a rendered page into the shell's index.html. The shop's script is loaded after the page is painted.
 * @param template text of shell/dist/index.html
 */
export const documentOf = (template: string, { head, body, state }: Rendered): Document => {
  const main = MAIN.exec(template)?.[1];
  if (!main) throw new Error('index.html of the shell names no main script');
  const early = `<script data-main="${main}">${EARLY_SCRIPT}</script>`;
  const html = template
    .replace(MAIN, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${body}</div>${dataScript('state', state)}${early}`,
    );
  const styles = [...head.matchAll(STYLES)].map((match) => hashOf(match[1] ?? ''));
  return { html, csp: { scriptSrc: [hashOf(EARLY_SCRIPT)], styleSrc: styles } };
};
