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

/** Google's script takes what its own `arguments` hold, and nothing else. */
export function gtag(..._call: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

/** Which campaign brought somebody; whatever else an address says is nobody else's matter. */
const CAMPAIGN = /^utm_|clid$|braid$/;
export const plainAddress = (address: string): string => {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (!CAMPAIGN.test(name)) url.searchParams.delete(name);
  return url.href.split('#')[0]!;
};

/** Where the visitor is now, for all that Google hears from here on: what 'config' says would stay the first page's. */
const tellPlace = () => gtag('set', { page_location: plainAddress(location.href) });

/** Another page opened in this document. Meta reads the address by itself: of one that opens what is somebody's own it hears nothing. */
export const tellPage = (): void => {
  if (window.dataLayer) tellPlace();
  if (!isSigned(location.search)) window.fbq?.('track', 'PageView');
};

const loadGoogle = (id: string) => {
  gtag('js', new Date());
  tellPlace();
  gtag('config', id, {
    ...(document.referrer && { page_referrer: plainAddress(document.referrer) }),
    // Of this address alone, so that a no can take it away; and nothing for advertisements by other sites.
    cookie_domain: 'none',
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  add(`https://www.googletagmanager.com/gtag/js?id=${id}`);
};

/** Meta's own beginning: what is called before its script is there waits in a queue. */
const loadPixel = (id: string) => {
  const pixel = ((...args: unknown[]) =>
    pixel.callMethod ? pixel.callMethod(...args) : void pixel.queue.push(args)) as Pixel;
  // It reads the address of whatever page opens in this document, unless that is told by hand (tellPage).
  const byHand = { disablePushState: true };
  Object.assign(pixel, { queue: [], loaded: true, version: '2.0', push: pixel, ...byHand });
  window.fbq = pixel;
  window._fbq ??= pixel;
  // It would read what is pressed and typed.
  pixel('set', 'autoConfig', false, id);
  pixel('init', id);
  pixel('track', 'PageView');
  add('https://connect.facebook.net/es_LA/fbevents.js');
};

/** Begins to measure this document. */
export const load = ({ ga4, pixel }: Measuring): void => {
  if (ga4) loadGoogle(ga4);
  if (pixel) loadPixel(pixel);
};
