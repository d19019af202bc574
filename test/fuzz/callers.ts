import { signIn } from '@shop/service-kit/testing/backing';
import type { TestClient } from '@shop/service-kit/testing/client';
import type { FaultShop } from '../faults/shop/fault-shop.ts';
import type { As, Route } from './calls.ts';

export type Caller = { client: TestClient; headers: () => Record<string, string> };

/** Those who call one address: of a service itself where it is not open to browsers, through the gateway else. */
export async function callersOf(shop: FaultShop, { owner, endpoint }: Route): Promise<Record<As, Caller>> {
  if (endpoint.who === 'service') return othersServices(shop.service(owner), shop.env().INTERNAL_TOKEN);
  const callers = { allowed: atTheGate(shop), shopper: atTheGate(shop), stranger: atTheGate(shop) };
  await signIn(callers.allowed.client, shop.env());
  await callers.shopper.client.post('/api/cart/items', { elixirId: 1, quantity: 1 });
  return callers;
}

function othersServices(client: TestClient, token: string): Record<As, Caller> {
  return {
    allowed: { client, headers: () => ({ 'x-internal-token': token }) },
    shopper: { client, headers: () => ({ 'x-internal-token': 'guessed' }) },
    stranger: { client, headers: () => ({}) },
  };
}

/** Each call comes from an address of its own: what limits callers has tests of its own. */
function atTheGate(shop: FaultShop): Caller {
  let calls = Math.floor(Math.random() * 2 ** 15);
  const address = () => `198.${18 + (++calls % 2)}.${(calls >> 9) % 256}.${(calls >> 1) % 256}`;
  return { client: shop.visitor(), headers: () => ({ 'x-forwarded-for': address() }) };
}
