import { expect, test } from '@jest/globals';
import { cartApi, cartQuantity } from '@shop/app-kit';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { makeTestStore } from '@shop/app-kit/testing';
import { server } from '@shop/app-kit/testing/server';
import { aCart, aCartLine } from '@shop/contracts/testing/builders';
import { http, HttpResponse } from 'msw';
import { linesApi } from './lines.api.ts';

const { getCart } = cartApi.endpoints;
const { setQuantity, removeItem, clearCart, restoreItems } = linesApi.endpoints;

const cartOnScreen = async () => {
  const store = makeTestStore();
  await store.dispatch(getCart.initiate());
  const shown = () => cartQuantity(getCart.select()(store.getState()).data);
  return { store, shown };
};

/** Waits until all requests caused by the last change are answered. */
const settled = (store: ReturnType<typeof makeTestStore>) =>
  Promise.all(store.dispatch(cartApi.util.getRunningQueriesThunk()));

test.each([
  ['a quantity changes', 'patch', '/cart/items/:id', () => setQuantity.initiate({ itemId: 1, quantity: 3 })],
  ['a line is removed', 'delete', '/cart/items/:id', () => removeItem.initiate(1)],
  ['lines come back', 'post', '/cart/items/restore', () => restoreItems.initiate([1])],
  ['the cart is cleared', 'delete', '/cart/:id', () => clearCart.initiate('cart-0123456789abcdef')],
] as const)(
  'when %s then its answer is the cart: one request in all',
  async (_what, method, path, change) => {
    const reads = answer('get', '/cart', aCart([aCartLine({}, 1)]));
    const changes = answer(method, path, aCart([aCartLine({}, 7)]));
    const { store, shown } = await cartOnScreen();

    await store.dispatch(change() as ReturnType<typeof removeItem.initiate>);

    expect(shown()).toBe(7);
    await settled(store);
    expect(changes).toHaveLength(1);
    expect(reads).toHaveLength(1);
  },
);

test('when plus is pressed twice quickly then one request says so, and the cart shows it before', async () => {
  answer('get', '/cart', aCart([aCartLine({}, 1)]));
  const { store, shown } = await cartOnScreen();
  const shownMeanwhile: number[] = [];
  server.use(
    http.patch(`${API_BASE}/cart/items/1`, async ({ request }) => {
      shownMeanwhile.push(shown());
      const { quantity } = (await request.json()) as { quantity: number };
      return HttpResponse.json(aCart([aCartLine({}, quantity)]));
    }),
  );

  await Promise.all([
    store.dispatch(setQuantity.initiate({ itemId: 1, quantity: 2 })),
    store.dispatch(setQuantity.initiate({ itemId: 1, quantity: 3 })),
  ]);

  expect([...shownMeanwhile, shown()]).toEqual([3, 3]);
});

test('when a change fails then the cart is read again', async () => {
  const reads = answer('get', '/cart', aCart([aCartLine({}, 1)]));
  answer('delete', '/cart/items/:id', { message: 'Ese producto ya no está en tu carrito.' }, 404);
  const { store } = await cartOnScreen();

  await store.dispatch(removeItem.initiate(1));

  await settled(store);
  expect(reads).toHaveLength(2);
});

test('when a quantity is refused then the cart shows the old one again', async () => {
  answer('get', '/cart', aCart([aCartLine({}, 2)]));
  answer('patch', '/cart/items/:id', { message: 'Ya no disponible' }, 409);
  const store = makeTestStore();
  await store.dispatch(getCart.initiate());
  const shown = () => cartQuantity(getCart.select()(store.getState()).data);

  const change = store.dispatch(setQuantity.initiate({ itemId: 1, quantity: 5 }));
  expect(shown()).toBe(5);
  await change;

  expect(shown()).toBe(2);
});
