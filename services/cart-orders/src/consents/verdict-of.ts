import type { TimeZone } from '@shop/contracts/time-zone';
import type { CartStore } from '../shopping/cart/cart.store.ts';
import type { CatalogClient } from '../shopping/catalog/catalog.client.ts';
import type { CheckoutRow } from '../shopping/checkout/checkout.model.ts';
import type { CheckoutStore } from '../shopping/checkout/checkout.store.ts';
import { isForgotten, mayTell, toldOf } from '../opinions/may-tell.ts';
import { keptItems } from '../orders/order/order-returns.ts';
import type { OrderStore } from '../orders/order/order.store.ts';
import type { CustomerStore } from '../orders/customer/customer.store.ts';
import type { ConsentRow } from './consent.model.ts';
import type { ConsentStore } from './consent.store.ts';
import { mayGo, type AddressFacts, type Verdict } from './may-go.ts';

export type KnownDeps = {
  consents: Pick<ConsentStore, 'history' | 'wantsNews'>;
  customers: Pick<CustomerStore, 'ordersOf'>;
  checkouts: Pick<CheckoutStore, 'find' | 'findOrdered'>;
  carts: Pick<CartStore, 'ofSession'>;
  catalog: Pick<CatalogClient, 'elixirs'>;
  orders: Pick<OrderStore, 'find'>;
};
/** What is known besides the address's history. */
type Facts = Omit<AddressFacts, 'saidNoAt' | 'lastToldAt'>;

const HOUR_MS = 3_600_000;
const NOTHING_KNOWN = { isPaid: false, isChanged: false, isGone: false };

/** Whether this address has ordered since it asked; when it waits for an elixir, whether it ordered that one. */
async function hasOrdered({ customers }: KnownDeps, { email, at, purpose, about }: ConsentRow) {
  const since = (await customers.ordersOf(email)).filter(({ createdAt }) => createdAt >= at);
  if (purpose !== 'stock') return since.length > 0;
  return since.some(({ items }) => items.some(({ elixirId }) => String(elixirId) === about));
}

/** Whether the cart is still what its checkout froze. */
async function isAsFrozen({ carts }: KnownDeps, { sessionId, cartId, cartRound, lines }: CheckoutRow) {
  const { _id, round, items } = await carts.ofSession(sessionId);
  if (_id !== cartId || round !== cartRound || items.length !== lines.length) return false;
  return lines.every((line) =>
    items.some(({ elixirId, quantity }) => elixirId === line.elixirId && quantity === line.quantity),
  );
}

async function isGone({ catalog }: KnownDeps, { cartId, lines }: CheckoutRow): Promise<boolean> {
  const known = await catalog.elixirs(
    lines.map(({ elixirId }) => elixirId),
    cartId,
  );
  return lines.some(({ elixirId, quantity }) => {
    const { isAvailable = false, inStock = quantity } = known.get(elixirId) ?? {};
    return !isAvailable || inStock < quantity;
  });
}

async function ofCheckout(deps: KnownDeps, row: ConsentRow): Promise<Facts> {
  const checkout = await deps.checkouts.find(row.about);
  // A forgotten shopper's checkout has no address.
  if (!checkout?.shipping || checkout.status === 'superseded') return { ...NOTHING_KNOWN, isChanged: true };
  const { cartId, cartRound, status } = checkout;
  if (status !== 'open' || (await deps.checkouts.findOrdered(cartId, cartRound)))
    return { ...NOTHING_KNOWN, isPaid: true };
  return {
    isPaid: await hasOrdered(deps, row),
    isChanged: !(await isAsFrozen(deps, checkout)),
    isGone: await isGone(deps, checkout),
  };
}

async function ofElixir(deps: KnownDeps, row: ConsentRow): Promise<Facts> {
  const elixir = (await deps.catalog.elixirs([Number(row.about)])).get(Number(row.about));
  return { isPaid: await hasOrdered(deps, row), isChanged: false, isGone: !elixir?.isAvailable };
}

/** Asks only when the order was delivered and kept, and contains something that may be reviewed publicly. */
async function ofOrder({ orders }: KnownDeps, { about }: ConsentRow): Promise<Facts> {
  const order = await orders.find(about);
  const isAsked = order?.deliveredAt && mayTell(order) && !isForgotten(order) && toldOf(order).length > 0;
  return { ...NOTHING_KNOWN, isChanged: !isAsked };
}

/** Only buyers who still want news, kept the order, did not buy since, and can buy it again. */
async function ofRefill(
  { orders, consents, customers, catalog }: KnownDeps,
  { about, email }: ConsentRow,
): Promise<Facts> {
  const order = await orders.find(about);
  const isTheirs = order?.deliveredAt && mayTell(order) && !isForgotten(order) && !order.shipping?.gift;
  if (!isTheirs || !(await consents.wantsNews(email))) return { ...NOTHING_KNOWN, isChanged: true };
  const kept = keptItems(order).map(({ elixirId }) => elixirId);
  const [bought, known] = await Promise.all([customers.ordersOf(email), catalog.elixirs(kept)]);
  return {
    isPaid: bought.some(({ _id, createdAt }) => _id !== about && createdAt > order.createdAt),
    isChanged: kept.length === 0,
    isGone: !kept.some((id) => known.get(id)?.isAvailable),
  };
}

const FACTS = {
  reminder: ofCheckout,
  stock: ofElixir,
  news: async () => NOTHING_KNOWN,
  opinion: ofOrder,
  refill: ofRefill,
} satisfies Record<ConsentRow['purpose'], unknown>;

export type Moment = {
  now: Date;
  zone: TimeZone;
  /** Of 'Tienda'; without it no reminder goes. */ hours: number;
};

/** Whether the mail of a consent may be sent, by all that the shop knows at this moment. */
export async function verdictOf(
  deps: KnownDeps,
  row: ConsentRow,
  { hours, ...clock }: Moment,
): Promise<Verdict> {
  const { purpose, state, at } = row;
  const dueAt = new Date(at.getTime() + (purpose === 'reminder' ? hours * HOUR_MS : 0));
  const [known, history] = await Promise.all([FACTS[purpose](deps, row), deps.consents.history(row)]);
  return mayGo({ purpose, state, at, dueAt }, { ...known, ...history }, clock);
}
