import { aShipping } from '@shop/contracts/testing/builders';
import type { MenuPage } from '@shop/contracts/menu';
import { seeded } from '../../../test/faults/random.ts';
import { openShopper } from '../cart.ts';
import type { Call } from '../load.ts';

export const KINDS = ['browse', 'cart', 'checkout'] as const;
export type Kind = (typeof KINDS)[number];
/** An action `atMs` after the beginning. */
export type Act = { kind: Kind; atMs: number; call: Call };

export const SHOPPERS = 200;
/** People look before they act: one action per person every 4 s on average, in total 50 requests a second. */
export const THINK_MS = 4_000;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const READS = ['/api/elixirs/predesigned/all', '/api/elixirs/predesigned/featured', '/api/settings'];

type Shopper = Awaited<ReturnType<typeof openShopper>>;

/** 70 % browse, 25 % view or change their cart, 5 % go to pay; at independent random times. */
export async function actsOf(url: string, ms: number): Promise<Act[]> {
  const { between } = seeded('shoppers');
  const shoppers: Shopper[] = [];
  while (shoppers.length < SHOPPERS) shoppers.push(await openShopper(url));
  const callOf: Record<Kind, (nth: number) => Call> = {
    browse: await browsing(url),
    cart: (nth) => cartCall(url, shoppers[nth % SHOPPERS]!, nth + Math.floor(nth / SHOPPERS)),
    checkout: (nth) => checkoutCall(url, shoppers[nth % SHOPPERS]!, nth),
  };
  const done = { browse: 0, cart: 0, checkout: 0 };
  const moments = Array.from({ length: (ms * SHOPPERS) / THINK_MS }, () => between(0, ms));
  return moments
    .toSorted((a, b) => a - b)
    .map((atMs, at) => {
      const kind = kindOf(at);
      return { kind, atMs, call: callOf[kind](done[kind]++) };
    });
}

/** Of twenty actions one pays, five concern the cart. */
const kindOf = (at: number): Kind => (at % 20 === 0 ? 'checkout' : at % 4 === 2 ? 'cart' : 'browse');

/** Half of the requests are pages, half the data that pages read. */
async function browsing(url: string): Promise<(nth: number) => Call> {
  const menu = (await (await fetch(`${url}/api/elixirs/predesigned`)).json()) as MenuPage;
  const products = menu.blends.map(({ slug }) => `/menu/${slug}`);
  const pages = (nth: number) => ['/', '/menu', products[nth % products.length]!][nth % 3]!;
  return (nth) => {
    const path = nth % 2 === 0 ? pages(nth / 2) : READS[nth % READS.length]!;
    return { url: url + path, headers: BROWSER, expect: 200 };
  };
}

/** In turn: view the cart, add one piece, undo that. */
function cartCall(url: string, { headers, body, itemId }: Shopper, nth: number): Call {
  const change = [
    { url: `${url}/api/cart` },
    { url: `${url}/api/cart/items`, method: 'POST', body },
    { url: `${url}/api/cart/items/${itemId}`, method: 'PATCH', body: { quantity: 1 } },
  ] as const;
  return { ...change[nth % change.length]!, headers, expect: 200 };
}

/** Different buyers: with a single one, each order would recount all of theirs. */
function checkoutCall(url: string, { headers, body: { cartId } }: Shopper, nth: number): Call {
  const body = { cartId, shippingDetails: aShipping({ email: `shopper-${nth}@example.com` }) };
  return { url: `${url}/api/checkout/create-preference`, method: 'POST', headers, body, expect: 200 };
}
