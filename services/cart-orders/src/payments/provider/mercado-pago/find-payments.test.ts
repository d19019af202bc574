import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { backing } from '@shop/service-kit/testing/backing';
import { ownSandbox } from '../../../testing/own-sandbox.ts';
import { sandbox } from '../../../testing/sandbox.ts';
import { createMercadoPago } from './mercado-pago.ts';

const env = backing();
const LINE = { elixirId: 1, name: 'Abejas', quantity: 1, priceCents: 29_500, imageUrl: '' };

let provider: Awaited<ReturnType<typeof ownSandbox>>;
beforeAll(async () => void (provider = await ownSandbox(env)));
afterAll(() => provider.close());

test('when a checkout has more payments than a page then all are found, each once and the newest first', async () => {
  const client = createMercadoPago({
    ...env,
    PUBLIC_BASE_URL: 'http://127.0.0.1:1',
    MERCADOPAGO_BASE_URL: provider.url,
  });
  const { id } = await client.createPage({ checkoutId: 'many-tries', lines: [LINE] });
  const strings = sandbox({ ...env, MERCADOPAGO_BASE_URL: provider.url });
  const made: string[] = [];
  for (let tries = 0; tries < 61; tries++) made.push(await strings.pay(id, 'FUND'));
  made.push(await strings.pay(id));

  expect(await client.findPayments('many-tries')).toEqual(made.toReversed());
  expect(await client.findPayments('no-tries')).toEqual([]);
});
