import { setTimeout as sleep } from 'node:timers/promises';
import type { Cart } from '@shop/contracts/cart';
import { aShipping } from '@shop/contracts/testing/builders';
import { callsBy, testClient, type TestClient } from '@shop/service-kit/testing/client';
import { OWNER } from '../../../e2e/steps/owner.ts';
import { fillCart, startCheckout } from '../../../services/cart-orders/src/testing/shopper.ts';
import { nodeIn } from '../docker.ts';
import { secret } from './instructions.ts';

export const base = process.env['SHOP_URL'] ?? 'http://localhost:8080';

/** A browser on the shop's pages. */
export function aVisitor(): TestClient {
  const { cookies, request } = testClient(base);
  const onPage: TestClient['request'] = (method, path, body, headers) =>
    request(method, path, body, { origin: base, ...headers });
  return { cookies, ...callsBy(onPage) };
}

export const signIn = (client: TestClient, code?: string) =>
  client.post('/api/admin/login', {
    username: OWNER.username,
    password: OWNER.password,
    ...(code && { code }),
  });

export async function anOwner(): Promise<TestClient> {
  const owner = aVisitor();
  const { status } = await signIn(owner);
  if (status !== 200) throw new Error(`nobody can sign in: ${status}`);
  return owner;
}

/** Calls the provider from its own container, the only place with its control API. Answers status and body. */
export const askProvider = (method: string, path: string, token = secret('mercadopago_access_token')) =>
  nodeIn(
    'sandbox',
    `const headers = { authorization: 'Bearer ${token}', 'content-type': 'application/json' };
    const body = '${method}' === 'POST' ? JSON.stringify({ holder: 'APRO' }) : undefined;
    const answer = await fetch('http://127.0.0.1:8080${path}', { method: '${method}', headers, body });
    console.log(answer.status + ' ' + (await answer.text()));`,
  );

/** A shopper who is on the provider's page. */
export async function aBuyer() {
  const client = aVisitor();
  const { cart } = await fillCart(client, 1);
  const { preferenceId } = await startCheckout(client, cart.id);
  return {
    /** Answers the payment's id. The browser is closed: the shop must learn of it by itself. */
    async pay(): Promise<string> {
      const answer = await askProvider('POST', `/control/preferences/${preferenceId}/pay`);
      return String((JSON.parse(answer.replace(/^\d+ /, '')) as { id: number }).id);
    },
    submit: async (paymentId: string) => {
      const body = { paymentId, cartId: cart.id, shippingDetails: aShipping() };
      return (await client.post('/api/checkout/process-payment', body)).status;
    },
    /** Waits until the cart is ordered, and so empty. Answers the number of lines left. */
    async untilOrdered(ms = 300_000): Promise<number> {
      for (const end = Date.now() + ms; ; await sleep(1_000)) {
        const left = (await client.get<Cart>('/api/cart')).body.items.length;
        if (left === 0 || Date.now() > end) return left;
      }
    },
    lines: async () => (await client.get<Cart>('/api/cart')).body.items.length,
  };
}
