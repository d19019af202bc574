import type { Cart } from '@shop/contracts/cart';
import type { PreferenceResponse } from '@shop/contracts/checkout';
import type { ElixirCreate } from '@shop/contracts/elixir';
import { aShipping } from '@shop/contracts/testing/builders';
import type { TestClient } from '@shop/service-kit/testing/client';
import type { RunningShop } from './running-shop.ts';

/** Steps that shoppers take before what a test is about. */
export async function fillCart(client: TestClient, elixirId: number, quantity = 1): Promise<Cart> {
  const answer = await client.post<Cart>('/api/cart/items', { cartId: 'new', elixirId, quantity });
  if (answer.status !== 200) throw new Error(`cart: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export async function startCheckout(client: TestClient, cartId: string): Promise<PreferenceResponse> {
  const body = { cartId, shippingDetails: aShipping() };
  const answer = await client.post<PreferenceResponse>('/api/checkout/create-preference', body);
  if (answer.status !== 200) throw new Error(`checkout: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** A visitor with one elixir of 295 pesos in the cart, before paying. */
export async function readyToPay(shop: RunningShop, quantity = 1, over: Partial<ElixirCreate> = {}) {
  const elixir = await shop.addElixir(over);
  const client = shop.visitor();
  const cart = await fillCart(client, elixir.id, quantity);
  const cartId = cart.cart.id;
  const checkout = await startCheckout(client, cartId);
  const submit = (paymentId: string, over: object = {}) =>
    client.post<{ orderId: string; paymentStatus: string; message: string }>(
      '/api/checkout/process-payment',
      { paymentId, cartId, shippingDetails: aShipping(), ...over },
    );
  return { elixir, client, cartId, checkout, submit };
}
