import { testClient } from '@shop/service-kit/testing/client';
import type { Cart } from '@shop/contracts/cart';
import type { Elixir } from '@shop/contracts/elixir';
import type { Figure } from '../measure/figures.ts';
import { costsOf, shares, type Costs } from './rounds.ts';
import { loadOf, startBareRoute, type BenchShop } from './shop.ts';

const SHOPPERS = 60;
const TOTAL = 900;

/** The CPU time that cart calls need, over all processes of the shop. */
export async function benchCart({ url, processes }: BenchShop): Promise<Figure[]> {
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => openShopper(url)));
  const shopperAt = (index: number) => shoppers[index % SHOPPERS]!;
  const [first] = shoppers;
  const cart = await fetch(`${url}/api/cart`, { headers: first!.headers });
  const bare = await startBareRoute(await cart.json());
  try {
    const costs = await costsOf([
      loadOf(bare, TOTAL * 3),
      {
        name: 'get',
        total: TOTAL * 3,
        processes,
        callAt: (index) => ({ url: `${url}/api/cart`, headers: shopperAt(index).headers, expect: 200 }),
      },
      {
        name: 'add',
        total: TOTAL,
        processes,
        callAt: (index) => {
          const { headers, body } = shopperAt(index);
          return { url: `${url}/api/cart/items`, method: 'POST', headers, body, expect: 200 };
        },
      },
    ]);
    return LIMITS.map((limit) => figureOf(costs, limit));
  } finally {
    bare.stop();
  }
}

/** Limits in milliseconds. */
const LIMITS = [
  { name: 'get', what: 'get the cart', limit: 0.9 },
  { name: 'add', what: 'add to the cart', limit: 1.6 },
];

function figureOf({ of, ratio, drift }: Costs, { name, what, limit }: (typeof LIMITS)[number]): Figure {
  const [cost, bare] = [of(name), of('bare').ms];
  const note = `${ratio(name).toFixed(1)} × a bare route of ${(bare * 1000).toFixed(0)} µs; ${shares(cost)}`;
  return { what: `${what}, CPU of the whole shop`, measured: cost.ms, limit, unit: 'ms', note, drift };
}

/** A shopper with one line in the cart, and the request that adds one more piece. */
export async function openShopper(url: string) {
  const client = testClient(url);
  const { body: elixirs } = await client.get<Elixir[]>('/api/elixirs/predesigned/all');
  const elixirId = elixirs.find(({ isAvailable }) => isAvailable)!.id;
  const add = (cartId: string) => ({ cartId, elixirId, quantity: 1 });
  const { status, body } = await client.request<Cart>('POST', '/api/cart/items', add('new'), { origin: url });
  if (status !== 200) throw new Error(`The cart answered ${status} ${JSON.stringify(body)}`);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { headers: { cookie, origin: url }, body: add(body.cart.id), itemId: body.items[0]!.item.id };
}
