import { isSigned } from '@shop/contracts/measurers';
import type { Measuring } from '@shop/contracts/measuring';

type Call = (...args: unknown[]) => void;
type Pixel = Call & {
  queue: unknown[];
  callMethod?: Call;
  loaded: boolean;
  version: string;
  push: Call;
  disablePushState: boolean;
};
declare global {
  interface Window {
    dataLayer?: unknown[];
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

const add = (src: string) => {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
};

/** Google's script accepts only an `arguments` object. */
export function gtag(..._call: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

/** Query parameters of campaigns; all others are not reported. */
const CAMPAIGN = /^utm_|clid$|braid$/;
export const plainAddress = (address: string): string => {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (!CAMPAIGN.test(name)) url.searchParams.delete(name);
  return url.href.split('#')[0]!;
};

/** The current page for Google's following events: an address in 'config' would stay that of the first page. */
const tellPlace = () => gtag('set', { page_location: plainAddress(location.href) });

/** Reports a page change. Meta reads the address itself, so signed addresses are not reported to it. */
export const tellPage = (): void => {
  if (window.dataLayer) tellPlace();
  if (!isSigned(location.search)) window.fbq?.('track', 'PageView');
};

const loadGoogle = (id: string) => {
  gtag('js', new Date());
  tellPlace();
  gtag('config', id, {
    ...(document.referrer && { page_referrer: plainAddress(document.referrer) }),
    // Cookies for this host only, so that a refusal can delete them; no advertising signals from other sites.
    cookie_domain: 'none',
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  add(`https://www.googletagmanager.com/gtag/js?id=${id}`);
};

/** Meta's own snippet: calls before its script arrives wait in a queue. */
const loadPixel = (id: string) => {
  const pixel = ((...args: unknown[]) =>
    pixel.callMethod ? pixel.callMethod(...args) : void pixel.queue.push(args)) as Pixel;
  // Without this it reports each page change by itself; tellPage does that instead.
  const byHand = { disablePushState: true };
  Object.assign(pixel, { queue: [], loaded: true, version: '2.0', push: pixel, ...byHand });
  window.fbq = pixel;
  window._fbq ??= pixel;
  // Otherwise it would read what is pressed and typed.
  pixel('set', 'autoConfig', false, id);
  pixel('init', id);
  pixel('track', 'PageView');
  add('https://connect.facebook.net/es_LA/fbevents.js');
};

/** Starts measuring this document. */
export const load = ({ ga4, pixel }: Measuring): void => {
  if (ga4) loadGoogle(ga4);
  if (pixel) loadPixel(pixel);
};
