import { setTimeout as sleep } from 'node:timers/promises';
import type { Elixir } from '@shop/contracts/elixir';
import { aShipping } from '@shop/contracts/testing/builders';
import type { TestClient } from '@shop/service-kit/testing/client';
import { sandbox, type Overrides } from '../../../services/cart-orders/src/testing/sandbox.ts';
import { fillCart, startCheckout } from '../../../services/cart-orders/src/testing/shopper.ts';
import type { Random } from '../random.ts';
import type { FaultShop } from './fault-shop.ts';

export type Submitted = { status: number; orderId: string; message: string; ms: number };
export type Shopper = {
  client: TestClient;
  cartId: string;
  checkoutId: string;
  preferenceId: string;
  /** The browser's process-payment; status 0 when the connection broke. */
  submit: (paymentId: string) => Promise<Submitted>;
  pay: (holder?: string, overrides?: Overrides) => Promise<string>;
};

/** A visitor with a full cart who stands before the provider's payment page. */
export async function aShopper(shop: FaultShop, random: Random): Promise<Shopper> {
  const client = shop.visitor();
  const { body: elixirs } = await client.get<Elixir[]>('/api/elixirs/predesigned/all');
  const elixir = random.pick(elixirs.filter(({ isAvailable }) => isAvailable));
  const quantity = random.between(1, 4);
  const { cart } = await insist(() => fillCart(client, elixir.id, quantity));
  const checkout = await insist(() => startCheckout(client, cart.id));
  return {
    client,
    cartId: cart.id,
    checkoutId: checkout.checkoutId,
    preferenceId: checkout.preferenceId,
    submit: (paymentId) => submit(client, { paymentId, cartId: cart.id }),
    pay: (holder, overrides) => sandbox(shop.env()).pay(checkout.preferenceId, holder, overrides),
  };
}

/** People differ: one buyer of everything would have all their orders counted anew with each. */
export const emailOf = ({ cartId }: { cartId: string }): string => `${cartId}@example.com`;

async function submit(client: TestClient, what: { paymentId: string; cartId: string }): Promise<Submitted> {
  const start = performance.now();
  const body = { ...what, shippingDetails: aShipping({ email: emailOf(what) }) };
  type Answer = { orderId?: string; message?: string };
  const answer = await client.post<Answer>('/api/checkout/process-payment', body).catch(() => undefined);
  return {
    status: answer?.status ?? 0,
    orderId: answer?.body?.orderId ?? '',
    message: answer?.body?.message ?? '',
    ms: performance.now() - start,
  };
}

/** Does what a shopper does whose page says 'try again': repeats a step until it succeeds. */
export async function insist<T>(step: () => Promise<T>, ms = 60_000): Promise<T> {
  for (const end = Date.now() + ms; ; await sleep(200)) {
    try {
      return await step();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** Submits until the shop says what became of the payment; its last 'not yet' when it never does. */
export async function submitUntilDone(shopper: Shopper, paymentId: string, ms = 60_000): Promise<Submitted> {
  for (const end = Date.now() + ms; ; await sleep(250)) {
    const answer = await shopper.submit(paymentId);
    if ((answer.status > 0 && answer.status < 500) || Date.now() > end) return answer;
  }
}
