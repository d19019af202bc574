import type { Cart } from '@shop/contracts/cart';
import type { PreferenceResponse } from '@shop/contracts/checkout';
import type { ElixirCreate } from '@shop/contracts/elixir';
import { aShipping } from '@shop/contracts/testing/builders';
import type { TestAnswer, TestClient } from '@shop/service-kit/testing/client';
import { unlessBusy } from '@shop/service-kit/testing/unless-busy';
import type { RunningShop } from './running-shop.ts';

/** Steps of shoppers that come before what a test is about. */
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

type Told = { paymentId: string | number; cartId: string; shippingDetails?: object | undefined };
type TellAnswer = TestAnswer<{ orderId: string; paymentStatus: string; message: string }>;

/** Reports a payment once. A busy worker may exceed the request's time limit, which gives a 503. */
export const tellOfPayment = (client: TestClient, told: Told): Promise<TellAnswer> =>
  client.post('/api/checkout/process-payment', told);

/** Reports a payment until it is confirmed or refused, like a shopper who is asked to wait. */
export const submitPayment = (client: TestClient, told: Told): Promise<TellAnswer> =>
  unlessBusy(() => tellOfPayment(client, told));

/** A visitor with one elixir of 295 pesos in the cart, before paying. */
export async function readyToPay(shop: RunningShop, quantity = 1, over: Partial<ElixirCreate> = {}) {
  const elixir = await shop.addElixir(over);
  const client = shop.visitor();
  const cart = await fillCart(client, elixir.id, quantity);
  const cartId = cart.cart.id;
  const checkout = await startCheckout(client, cartId);
  const toldOf = (paymentId: string) => ({ paymentId, cartId, shippingDetails: aShipping() });
  const submit = (paymentId: string, over: object = {}) =>
    submitPayment(client, { ...toldOf(paymentId), ...over });
  const tell = (paymentId: string) => tellOfPayment(client, toldOf(paymentId));
  return { elixir, client, cartId, checkout, submit, tell };
}
