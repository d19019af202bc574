import type { Cart } from '@shop/contracts/cart';
import type { PaymentResponse, PreferenceResponse } from '@shop/contracts/checkout';
import { aShipping } from '@shop/contracts/testing/builders';
import { testClient, type TestAnswer } from '@shop/service-kit/testing/client';

export type ScaledShop = { url: string; env: Record<string, string> };
type Shopper = {
  cartId: string;
  get: () => Promise<Cart>;
  post: <T>(path: string, body: object) => Promise<T>;
};

const SHOPPERS = 16;
const ROUNDS = 10;
/** A browser, its way back and the provider may all tell of one payment. */
const TELLERS = 3;
const TRIES = 10;

const full = <T>({ status, body }: TestAnswer<T>): T => {
  if (status !== 200) throw new Error(`answered ${status} ${JSON.stringify(body)}`);
  return body;
};

/** Each with one piece in a cart of their own. */
export const openShoppers = ({ url }: ScaledShop): Promise<Shopper[]> =>
  Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      const client = testClient(url);
      const post = async <T>(path: string, body: object) =>
        full(await client.request<T>('POST', path, body, { origin: url }));
      const first = await post<Cart>('/api/cart/items', { cartId: 'new', elixirId: 1, quantity: 1 });
      return { cartId: first.cart.id, post, get: async () => full(await client.get<Cart>('/api/cart')) };
    }),
  );

/** @returns how many requests that were */
export async function fillCarts(shoppers: Shopper[]): Promise<number> {
  await Promise.all(
    shoppers.map(async ({ cartId, post, get }) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await post('/api/cart/items', { cartId, elixirId: 1, quantity: 1 });
        await get();
      }
    }),
  );
  return SHOPPERS * ROUNDS * 2;
}

/** @returns how many shoppers are without their cart, or without what they put into it */
export async function checkCarts(shoppers: Shopper[]): Promise<number> {
  const carts = await Promise.all(shoppers.map(({ get }) => get()));
  return carts.filter(({ cart, items }, at) => {
    const pieces = items.reduce((sum, { item }) => sum + item.quantity, 0);
    return cart.id !== shoppers[at]!.cartId || pieces !== ROUNDS + 1;
  }).length;
}

/** Everybody buys what they have; each payment is told of several times at once. @returns how many purchases that were */
export async function buy(shop: ScaledShop, shoppers: Shopper[]): Promise<number> {
  await Promise.all(
    shoppers.map(async ({ cartId, post }) => {
      const details = { cartId, shippingDetails: aShipping() };
      const { preferenceId } = await post<PreferenceResponse>('/api/checkout/create-preference', details);
      const paymentId = await pay(shop, preferenceId);
      const tell = () => tellOf(post, { paymentId, cartId });
      const orders = await Promise.all(Array.from({ length: TELLERS }, tell));
      if (new Set(orders.map(({ orderId }) => orderId)).size !== 1)
        throw new Error(`Payment ${paymentId} has several orders: ${JSON.stringify(orders)}`);
    }),
  );
  return shoppers.length;
}

/** Asks again where the order is not known yet, as the browser does. */
async function tellOf(post: Shopper['post'], payment: object): Promise<PaymentResponse> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await post<PaymentResponse>('/api/checkout/process-payment', payment);
    } catch (error) {
      if (attempt === TRIES || !/answered 50[34]/.test(String(error))) throw error;
    }
}

async function pay({ env }: ScaledShop, preferenceId: string): Promise<string> {
  const answer = await fetch(`${env['MERCADOPAGO_BASE_URL']}/control/preferences/${preferenceId}/pay`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${env['MERCADOPAGO_ACCESS_TOKEN']}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ holder: 'APRO' }),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: number };
  return String(id);
}
