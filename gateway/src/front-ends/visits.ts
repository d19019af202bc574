import type { IncomingMessage } from 'node:http';
import { pageAt } from '@shop/contracts/pages/all';
import { cookieName, SHOPPER_COOKIE } from '@shop/service-kit/session-cookie';

/** Names of programs; most other programs send none of the headers below. */
const PROGRAM = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python/i;

type PageRequest = Pick<IncomingMessage, 'method' | 'headers'>;

/** Whether a browser opens a page to show it. */
export const isOpened = ({ method, headers }: PageRequest): boolean =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && !headers['sec-purpose'];

/**
 * Whether somebody opens a public page from outside the shop. Pages opened inside belong to the same visit. Nothing
 * about the person is stored.
 */
export function isVisit(request: PageRequest, path: string): boolean {
  const { headers } = request;
  if (!isOpened(request) || headers['sec-fetch-site'] === 'same-origin') return false;
  return pageAt(path)?.public !== undefined && !PROGRAM.test(headers['user-agent'] ?? 'bot');
}

export type VisitCounter = ReturnType<typeof createVisitCounter>;

/** Counts in memory and sends the sum from time to time, so that no page waits for it. */
export function createVisitCounter(add: (count: number) => Promise<unknown>) {
  let counted = 0;
  return {
    count: (req: PageRequest, path: string): void => {
      if (isVisit(req, path)) counted += 1;
    },
    async flush(): Promise<void> {
      if (counted === 0) return;
      const sent = counted;
      counted = 0;
      // Not sent again after a failure: it may have arrived, and one visit too few is better than one counted twice.
      await add(sent).catch(() => undefined);
    },
  };
}

/**
 * Whether a visitor with these cookies has no session. A session begins with the first piece in the cart, so such a
 * visitor's cart is empty.
 */
export function createNewVisitor(publicBaseUrl: string): (cookies: string | undefined) => boolean {
  const session = new RegExp(`(?:^|;\\s*)${cookieName(SHOPPER_COOKIE, publicBaseUrl)}=`);
  return (cookies = '') => !session.test(cookies);
}
