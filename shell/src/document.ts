import { EARLY_SCRIPT } from './early-script.ts';
import type { Shop } from '@shop/ui';
import type { Organization, WithContext } from 'schema-dts';
import type { Rendered } from './rendered.ts';

const hashOf = async (text: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
};
const SCRIPTS = /<script defer(?:="")? src="([^"]*)"[^>]*><\/script>/g;
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;

// '<' would end the script element early; \u003c is the same to JSON.
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
const dataScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${json(value)}</script>`;

/** Who sells here, for search engines; the home page says it. What the owner left out is left out. */
const organization = (origin: string, { name, tagline, logo, contact, networks, address }: Shop) =>
  `<script type="application/ld+json">${json({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: `${origin}/`,
    description: tagline || undefined,
    logo: logo ?? undefined,
    email: contact.email || undefined,
    telephone: contact.phone || undefined,
    sameAs: Object.values(networks).filter(Boolean),
    address: address.city
      ? {
          '@type': 'PostalAddress',
          streetAddress: address.street || undefined,
          addressLocality: address.city,
          addressRegion: address.state || undefined,
          postalCode: address.zip || undefined,
          addressCountry: 'MX',
        }
      : undefined,
  } satisfies WithContext<Organization>)}</script>`;

const TITLE = /<title[^>]*>([^<]*)<\/title>/;
const DESCRIPTION = /<meta name="description" content="([^"]*)"/;
const SHARED_PICTURE = /<meta property="og:image" content="\/([^"]*)" ?\/?>/;
const OWN_PICTURE = '<meta property="og:image"';
const FACTS = /<script type="application\/ld\+json">.*?<\/script>/g;
const OWN_ADDRESS = /("(?:item|url)":")\//g;

/** What other sites show of a page that somebody shares; its texts are the page's own, already escaped. */
const sharedAs = (head: string, url: string) =>
  [
    `<link rel="canonical" href="${url}">`,
    `<meta property="og:url" content="${url}">`,
    '<meta property="og:type" content="website"><meta property="og:locale" content="es_MX">',
    `<meta property="og:title" content="${TITLE.exec(head)?.[1] ?? ''}">`,
    `<meta property="og:description" content="${DESCRIPTION.exec(head)?.[1] ?? ''}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');

export type Document = {
  html: string;
  /** Sources that the Content-Security-Policy of this answer has to allow. */
  csp: { scriptSrc: string[]; styleSrc: string[] };
};

/**
 * Puts a rendered page into the shell's index.html. The shop's script is loaded after the page is painted; a frame, which
 * is nothing without it, loads it at once.
 * @param template text of shell/dist/index.html
 * @param page.url the page's public address, e.g. 'https://tienda.mx/menu'
 */
export const documentOf = async (
  template: string,
  { head, body, isFrame, state }: Rendered,
  { url, shop }: { url: string; shop: Shop },
): Promise<Document> => {
  const scripts = [...template.matchAll(SCRIPTS)].map(([, src]) => src);
  if (scripts.length === 0) throw new Error('index.html of the shell names no main script');
  const { origin, pathname } = new URL(url);
  const picture = (_all: string, path: string) =>
    head.includes(OWN_PICTURE) ? '' : `${OWN_PICTURE} content="${shop.logo ?? `${origin}/${path}`}">`;
  // Pages do not know the shop's address.
  const withOrigin = body.replace(FACTS, (facts) => facts.replace(OWN_ADDRESS, `$1${origin}/`));
  const early = `<script data-main="${scripts.join(' ')}"${isFrame ? ' data-now' : ''}>${EARLY_SCRIPT}</script>`;
  const html = template
    .replace(SCRIPTS, '')
    .replace(SHARED_PICTURE, picture)
    .replace(
      '</head>',
      () => `${head}${sharedAs(head, url)}${pathname === '/' ? organization(origin, shop) : ''}</head>`,
    )
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${withOrigin}</div>${dataScript('state', state)}${early}`,
    );
  const styles = [...head.matchAll(STYLES)].map((match) => match[1] ?? '');
  const [scriptSrc, styleSrc] = await Promise.all([
    Promise.all([hashOf(EARLY_SCRIPT)]),
    Promise.all(styles.map(hashOf)),
  ]);
  return { html, csp: { scriptSrc, styleSrc } };
};
