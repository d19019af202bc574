import type { RootState } from '@shop/app-kit';
import type { PageFacts, Shop } from '@shop/ui';
import type { Organization, WithContext } from 'schema-dts';
import { EARLY_SCRIPT } from './early-script.ts';

/** The result of rendering a page. */
export type Rendered = {
  /** The page's own facts; `status` is 404 for an address that no remote knows. */
  facts: PageFacts;
  /** Title, metas and preloads, which React puts first. */
  head: string;
  /** The styles of the rendered page, and their emotion names. */
  styles: { names: string; css: string };
  body: string;
  /** Preloaded state of the store. */
  state: Partial<RootState>;
  /** The frame of a personal page, which shows no personal data before the scripts run. */
  isFrame: boolean;
  /** False when a query failed: the page shows its error or default texts and must not be cached. */
  complete: boolean;
};

/** The values that one answer puts into the shell's index.html. */
export type Contents = {
  /** Words inside elements, by their placeholder: '{{name}}'. */
  words: Record<string, string>;
  /** The shop's colours and data, and the remotes' addresses, as elements. */
  shop: string;
  remotes: string;
  /** Missing when browsers render the page themselves. */
  page?: {
    rendered: Rendered;
    path: string;
    shop: Shop;
    /** Scripts of the page's remote, which the shell's scripts would request one after the other. */
    firstFiles: string[];
  };
};

export type Document = {
  html: string;
  /** Sources that this answer's Content-Security-Policy must allow. */
  csp: { scriptSrc: string[]; styleSrc: string[] };
};

/** '<!--name files-->' is a placeholder for elements, '{{name}}' for words inside an element. */
const PLACE = /<!--(\w+) ?(.*?)-->|\{\{(\w+)\}\}/g;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
// '<' would end the script element early; \u003c is the same to JSON.
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
const hashOf = async (text: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
};

/** The seller, for search engines; part of the home page. Empty settings are left out. */
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

/** The metadata that other sites show when a page is shared. */
const sharedAs = ({ origin, title, description }: PageFacts, path: string) => {
  const url = escaped(origin + path);
  return [
    `<link rel="canonical" href="${url}">`,
    `<meta property="og:url" content="${url}">`,
    '<meta property="og:type" content="website"><meta property="og:locale" content="es_MX">',
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
};

type Elements = { head: string; body: string; scripts: (files: string) => string };

const early = (files: string, firstFiles: string[], isNow: boolean) =>
  `<script data-main="${files}" data-first="${firstFiles.join(' ')}"${isNow ? ' data-now' : ''}>${EARLY_SCRIPT}</script>`;

/** The page that browsers render themselves. */
const EMPTY: Elements = { head: '', body: '', scripts: (files) => early(files, [], true) };

/** The shop's script runs after the page is painted; a frame, which needs it, runs it at once. */
const elementsOf = ({ rendered, path, shop, firstFiles }: NonNullable<Contents['page']>): Elements => {
  const { facts, head, styles, body, state, isFrame } = rendered;
  return {
    head:
      `${head}<style data-css="${styles.names}">${styles.css}</style>${sharedAs(facts, path)}` +
      (path === '/' ? organization(facts.origin, shop) : ''),
    body,
    scripts: (files) =>
      `<script type="application/json" id="state">${json(state)}</script>` +
      early(files, firstFiles, isFrame),
  };
};

/**
 * Fills the shell's index.html.
 * @param template its text, as the build leaves it
 */
export const documentOf = async (template: string, contents: Contents): Promise<Document> => {
  const { words, shop, remotes, page } = contents;
  const elements = { ...(page ? elementsOf(page) : EMPTY), shop, remotes };
  const html = template.replaceAll(PLACE, (_place, element: keyof typeof elements, files: string, word) => {
    if (word) return escaped(words[word as string] ?? '');
    const said = elements[element];
    return typeof said === 'function' ? said(files) : (said ?? '');
  });
  const scriptSrc = [await hashOf(EARLY_SCRIPT)];
  return { html, csp: { scriptSrc, styleSrc: page ? [await hashOf(page.rendered.styles.css)] : [] } };
};
