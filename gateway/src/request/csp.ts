import type { PaymentBrowser } from '@shop/contracts/payment-browsers';

/** Sources that one document needs beyond the common ones, e.g. the hashes of its inline parts. */
export type ExtraSources = { scriptSrc: string[]; styleSrc: string[]; connectSrc?: string[] };
export type CspOptions = {
  /** Origin of PUBLIC_BASE_URL: pictures use it even when the shop is opened under another name. */
  publicOrigin: string;
  /** The payment providers; `script` may be a sandbox's instead of the provider's own, and then both may be allowed. */
  payments: PaymentBrowser[];
  /** Allows remotes from the developer's own machine. */
  overrides: boolean;
  /** Development servers evaluate code and reload through a web socket. */
  development: boolean;
};

/** emotion fills its style element by insertRule, so the element itself is empty: this is the hash of an empty text. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
/** Each visitor's own machine: nobody else can serve anything there. */
const OWN_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];
const NOTHING = { files: [], origins: [] };

const hasScript = (one: PaymentBrowser): one is PaymentBrowser & { script: string } => Boolean(one.script);

type Directives = Record<string, string[]>;

const write = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** The policy of all responses that are not pages. */
export const CSP_OF_DATA = write({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

/** The service worker's policy: it fetches what the shop's pages would, and loads nothing else. */
export const CSP_OF_WORKER = write({
  'default-src': ["'none'"],
  'connect-src': ["'self'"],
  // The shop's logo in a push notice.
  'img-src': ["'self'"],
});

/**
 * The Content-Security-Policy of a page: own scripts only, and on /checkout the payment provider's too. It applies to
 * a document, so /checkout is loaded as a separate document.
 */
export function cspOfPage(
  path: string,
  { publicOrigin, payments, overrides, development }: CspOptions,
  extra: ExtraSources = { scriptSrc: [], styleSrc: [] },
): string {
  const pays = path === '/checkout' || path.startsWith('/checkout/');
  const own = overrides ? OWN_MACHINE : [];
  const withScript = pays ? payments.filter(hasScript) : [];
  const scripts = withScript.map(({ script }) => new URL(script).origin);
  const { files, origins } =
    withScript.find((_one, at) => scripts[at] !== publicOrigin)?.cspOrigins ?? NOTHING;
  return write({
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...scripts,
      ...files,
      ...(development ? ["'unsafe-eval'"] : []),
      ...own,
      ...extra.scriptSrc,
    ],
    'style-src': ["'self'", EMPTY_STYLE, ...files, ...extra.styleSrc],
    // Administrators may show pictures of other sites by their https address; an upload is previewed as a blob.
    'img-src': ["'self'", publicOrigin, 'https:', 'data:', 'blob:', ...own],
    'connect-src': [
      "'self'",
      ...own,
      ...(development ? ['ws:'] : []),
      ...origins,
      ...(extra.connectSrc ?? []),
    ],
    // The back office shows emails as they were sent, as documents of the shop without any rights.
    'frame-src': ["'self'", ...origins],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(publicOrigin.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  });
}
