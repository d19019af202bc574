import { setTimeout as sleep } from 'node:timers/promises';
import type { Cart } from '@shop/contracts/cart';
import type { Elixir } from '@shop/contracts/elixir';
import type { Figure } from '../measure/figures.ts';
import { openShopper } from './cart.ts';
import { vendureCalls } from './peers/vendure-calls.ts';
import { startVendure, type Vendure } from './peers/vendure.ts';
import { costsOf, shares, type Costs, type Load } from './rounds.ts';
import { loadOf, startBareRoute, startShop, type BenchShop } from './shop.ts';

const LIST = '/api/elixirs/predesigned/all';
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const TOTAL = 450;
/** So many that no cart is full (99 pieces) after the most rounds. A round has as many requests: each cart gets the same. */
const SHOPPERS = 150;
const INDEXED_MS = 60_000;

/**
 * Our shop as `npm start` runs it against another one in production mode, in the same rounds: CPU of all processes of each,
 * its database included, for the same question over as many connections. Both are warm, both have eleven products of
 * one kind without counted pieces, and carts of one line. The peer keeps what it keeps by itself; where it has a choice, the
 * cheaper way is taken.
 */
export async function benchPeers(): Promise<Figure[]> {
  const shop = await startShop();
  try {
    const list = (await (await fetch(shop.url + LIST)).json()) as Elixir[];
    const peer = await startVendure(list.length);
    try {
      return await compare(shop, peer, list);
    } finally {
      await peer.stop();
    }
  } finally {
    await shop.stop();
  }
}

async function compare(shop: BenchShop, peer: Vendure, list: Elixir[]): Promise<Figure[]> {
  const ours = await ourLoads(shop);
  const theirs = await peerLoads(peer, list.length);
  const bare = await startBareRoute(list);
  try {
    const costs = await costsOf([loadOf(bare, TOTAL * 6), ...ours.loads, ...theirs.loads]);
    const [pieces, peerPieces] = await Promise.all([ours.pieces(), theirs.pieces()]);
    // GraphQL answers 200 to what it refuses as well.
    if (pieces !== peerPieces)
      throw new Error(`Our shopper has ${pieces} pieces, that of ${peer.name} ${peerPieces}`);
    return LIMITS.map((limit) => figureOf(costs, peer, limit));
  } finally {
    bare.stop();
  }
}

async function ourLoads({ url, processes }: BenchShop) {
  const shoppers = await openAll(() => openShopper(url));
  const at = (index: number) => shoppers[index % SHOPPERS]!;
  const load = (name: string, total: number, callAt: Load['callAt']): Load => ({
    name,
    total,
    processes,
    callAt,
  });
  let asked = 0;
  return {
    loads: [
      load('kept list', TOTAL * 6, () => ({ url: url + LIST, headers: BROWSER, expect: 200 })),
      // The menu as its page reads it, in an order that nobody has asked for yet, and that the catalog takes for its own: the
      // gateway keeps none of it, the catalog reads its database, the gateway packs the answer.
      load('read list', TOTAL * 2, () => ({
        url: `${url}/api/elixirs/predesigned?orden=${(asked += 1)}`,
        headers: BROWSER,
        expect: 200,
      })),
      load('get', TOTAL * 4, (index) => ({
        url: `${url}/api/cart`,
        headers: at(index).headers,
        expect: 200,
      })),
      load('add', TOTAL, (index) => {
        const { headers, body } = at(index);
        return { url: `${url}/api/cart/items`, method: 'POST', headers, body, expect: 200 };
      }),
    ],
    async pieces(): Promise<number> {
      const { items } = (await (await fetch(`${url}/api/cart`, { headers: at(0).headers })).json()) as Cart;
      return items[0]!.item.quantity;
    },
  };
}

async function peerLoads({ url, processes }: Vendure, products: number) {
  const calls = vendureCalls(url, products);
  const end = Date.now() + INDEXED_MS;
  while ((await calls.listed()) !== products) {
    if (Date.now() > end) throw new Error(`The peer does not list ${products} products`);
    await sleep(200);
  }
  const shoppers = await openAll(calls.openShopper);
  const at = (index: number) => shoppers[index % SHOPPERS]!;
  const load = (name: string, callAt: Load['callAt']): Load => ({
    ...{ name, callAt, total: TOTAL },
    // Anew in each round: the warm-up is what opens most connections to the database, each of which is a process.
    get processes() {
      return processes();
    },
  });
  return {
    loads: [
      load('peer list', calls.list),
      load('peer get', (index) => calls.get(at(index))),
      load('peer add', (index) => calls.add(at(index))),
    ],
    pieces: () => calls.pieces(at(0)),
  };
}

/** One after the other: so many at once are refused as too many. */
async function openAll<T>(open: () => Promise<T>): Promise<T[]> {
  const opened: T[] = [];
  while (opened.length < SHOPPERS) opened.push(await open());
  return opened;
}

/** The most of the peer's CPU that ours may be, in percent. */
const LIMITS = [
  {
    ours: 'read list',
    theirs: 'peer list',
    what: 'list of products, read from the database',
    limit: 100 / 5,
  },
  { ours: 'kept list', theirs: 'peer list', what: 'list of products, kept by the gateway', limit: 100 / 30 },
  { ours: 'get', theirs: 'peer get', what: 'get the cart', limit: 100 / 4 },
  { ours: 'add', theirs: 'peer add', what: 'add to the cart', limit: 100 / 8 },
];

function figureOf(
  { of, drift }: Costs,
  peer: Vendure,
  { ours, theirs, what, limit }: (typeof LIMITS)[number],
): Figure {
  const [own, other] = [of(ours), of(theirs)];
  const note = `${own.ms.toFixed(2)} ms (${shares(own)}) against ${other.ms.toFixed(2)} ms (${shares(other)})`;
  return {
    ...{ what: `${what}, CPU against ${peer.name}`, measured: (own.ms / other.ms) * 100, limit, unit: '%' },
    ...{ note, drift },
  };
}
