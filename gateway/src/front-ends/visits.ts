import type { IncomingMessage } from 'node:http';
import { pageAt } from '@shop/contracts/pages/all';
import { cookieName, SHOPPER_COOKIE } from '@shop/service-kit/session-cookie';

/** What calls itself a program; most others send none of the headers below. */
const PROGRAM = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python/i;

type PageRequest = Pick<IncomingMessage, 'method' | 'headers'>;

/** A browser opens a page to show it. */
export const isOpened = ({ method, headers }: PageRequest): boolean =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && !headers['sec-purpose'];

/**
 * Somebody opens a public page from outside the shop: what follows inside it needs no new page, and is the same visit.
 * Nothing is kept of who it was.
 */
export function isVisit(request: PageRequest, path: string): boolean {
  const { headers } = request;
  if (!isOpened(request) || headers['sec-fetch-site'] === 'same-origin') return false;
  return pageAt(path)?.public !== undefined && !PROGRAM.test(headers['user-agent'] ?? 'bot');
}

export type VisitCounter = ReturnType<typeof createVisitCounter>;

/** Counts in memory and hands the sum on now and then, so that no page waits for it. */
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
      // What may have arrived is not sent again: rather one too few than one twice.
      await add(sent).catch(() => undefined);
    },
  };
}

/**
 * Whether cookies are those of a visitor without a session: it begins with the first thing that is put into a cart, so
 * that this visitor's cart is empty for certain.
 */
export function createNewVisitor(publicBaseUrl: string): (cookies: string | undefined) => boolean {
  const session = new RegExp(`(?:^|;\\s*)${cookieName(SHOPPER_COOKIE, publicBaseUrl)}=`);
  return (cookies = '') => !session.test(cookies);
}
