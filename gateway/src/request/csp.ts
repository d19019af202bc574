/** Sources that one document needs beyond the common ones, e.g. the hashes of its inline parts. */
export type ExtraSources = { scriptSrc: string[]; styleSrc: string[] };
export type CspOptions = {
  /** Origin of PUBLIC_BASE_URL: pictures carry it even where the shop is opened by another name. */
  publicOrigin: string;
  /** Origin of the payment provider's script. */
  sdkOrigin: string;
  /** Remotes may come from the developer's own machine. */
  overrides: boolean;
  /** Development servers evaluate code and reload through a web socket. */
  development: boolean;
};

/** The style element that emotion fills by insertRule is born empty: this is the hash of nothing. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const PROVIDER = ['https://*.mercadopago.com', 'https://*.mercadopago.com.mx', 'https://*.mercadolibre.com'];
/** Each visitor's own machine: nobody else can serve anything there. */
const OWN_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];
const PROVIDER_FILES = 'https://http2.mlstatic.com';

type Directives = Record<string, string[]>;

const write = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** The policy of everything that is no page. */
export const CSP_OF_DATA = write({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] });

/**
 * The Content-Security-Policy of a page: own scripts only, and on /checkout the payment provider's too. It belongs to
 * the document, so that /checkout is loaded as a page of its own.
 */
export function cspOfPage(
  path: string,
  { publicOrigin, sdkOrigin, overrides, development }: CspOptions,
  extra: ExtraSources = { scriptSrc: [], styleSrc: [] },
): string {
  const pays = path === '/checkout' || path.startsWith('/checkout/');
  const ownSdk = sdkOrigin === publicOrigin;
  const own = overrides ? OWN_MACHINE : [];
  const provider = pays && !ownSdk ? PROVIDER : [];
  return write({
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...(pays ? [sdkOrigin] : []),
      ...(provider.length ? [PROVIDER_FILES] : []),
      ...(development ? ["'unsafe-eval'"] : []),
      ...own,
      ...extra.scriptSrc,
    ],
    'style-src': ["'self'", EMPTY_STYLE, ...(provider.length ? [PROVIDER_FILES] : []), ...extra.styleSrc],
    // Administrators may show pictures of other shops by their https address; an upload is previewed as a blob.
    'img-src': ["'self'", publicOrigin, 'https:', 'data:', 'blob:', ...own],
    'connect-src': ["'self'", ...own, ...(development ? ['ws:'] : []), ...provider],
    // The back office shows emails as they were sent: documents of the shop that may do nothing.
    'frame-src': ["'self'", ...provider],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(publicOrigin.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  });
}
