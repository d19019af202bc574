import { expect, test } from '@jest/globals';
import type { Cart } from '@shop/contracts/cart';
import { forFile } from '@shop/service-kit/testing/for-file';
import { runningShop } from '../../testing/running-shop.ts';
import { fillCart } from '../../testing/shopper.ts';

const shop = forFile(() => runningShop({ worker: false }));

test.each<[string, unknown, number]>([
  ['quantity 0', { cartId: 'new', elixirId: 1, quantity: 0 }, 400],
  ['quantity -1', { cartId: 'new', elixirId: 1, quantity: -1 }, 400],
  ['quantity 1.5', { cartId: 'new', elixirId: 1, quantity: 1.5 }, 400],
  ['quantity 1e9', { cartId: 'new', elixirId: 1, quantity: 1e9 }, 400],
  ['a quantity in text', { cartId: 'new', elixirId: 1, quantity: '1' }, 400],
  ['an operator as cart', { cartId: { $ne: '' }, elixirId: 1, quantity: 1 }, 400],
  ['an operator as elixir', { cartId: 'new', elixirId: { $gt: 0 }, quantity: 1 }, 400],
  ['a price of its own', { cartId: 'new', elixirId: 1, quantity: 1, price: 0.01 }, 400],
  ['malformed JSON', '{"cartId":', 400],
  ['an unknown elixir', { cartId: 'new', elixirId: 999_999, quantity: 1 }, 404],
  ['a cart that never was', { cartId: 'x'.repeat(24), elixirId: 1, quantity: 1 }, 404],
])('when %s is sent then it is refused in Spanish and nothing is made', async (_what, body, status) => {
  const visitor = shop.visitor();
  const answer = await visitor.post<{ message: string }>('/api/cart/items', body);
  expect(answer.status).toBe(status);
  expect(answer.body.message).toMatch(/[a-záéíóú]{4,}/i);
  expect(visitor.cookies.size).toBe(0);
  expect((await visitor.get<Cart>('/api/cart')).body.items).toEqual([]);
});

test('when an elixir is not available then it cannot be added, and shows as such where it was before', async () => {
  const elixir = await shop.addElixir({ price: 200 });
  const other = await shop.addElixir({ price: 100 });
  const visitor = shop.visitor();
  await fillCart(visitor, elixir.id);
  await fillCart(visitor, other.id);
  await shop.changeElixir(elixir.id, { isAvailable: false });
  await shop.deleteElixir(other.id);

  const refused = await visitor.post('/api/cart/items', { cartId: 'new', elixirId: elixir.id, quantity: 1 });
  const { body } = await visitor.get<Cart>('/api/cart');

  expect(refused).toMatchObject({ status: 409, body: { message: `${elixir.name} ya no está disponible.` } });
  expect(body.items.map((line) => line.elixir.isAvailable)).toEqual([false, false]);
  expect(body.total).toBe(0);
});

test('when the catalogue is down and nothing of it is held then the cart says so in Spanish with 503', async () => {
  const lone = await runningShop({ worker: false, env: { SERVICE_WAIT_MS: '300' } });
  try {
    const elixir = await lone.addElixir();
    const visitor = lone.visitor();
    await fillCart(visitor, elixir.id);
    await lone.changeElixir(elixir.id, { price: 300 });
    await lone.stopCatalog();

    const answers = [
      await visitor.get('/api/cart'),
      await visitor.post('/api/cart/items', { cartId: 'new', elixirId: elixir.id, quantity: 1 }),
    ];

    for (const answer of answers)
      expect(answer).toMatchObject({ status: 503, body: { message: expect.stringContaining('catálogo') } });
  } finally {
    await lone.stop();
  }
});
