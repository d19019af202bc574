import { describe, expect, test } from '@jest/globals';
import { aCart, aCartLine } from '@shop/contracts/testing/builders';
import { cartApi, cartQuantity } from './cart.api.ts';
import { answer, API_BASE } from './testing/handlers.ts';
import { makeTestStore } from './testing/render.tsx';
import { server } from './testing/server.ts';
import { delay, http, HttpResponse } from 'msw';

const { getCart, addItem, setQuantity } = cartApi.endpoints;

describe('cart endpoints', () => {
  test('when a new visitor adds twice at once then both adds go to one cart, one after the other', async () => {
    answer('get', '/cart', { ...aCart(), cart: { id: 'new' } });
    const store = makeTestStore();
    await store.dispatch(getCart.initiate());
    const sent: unknown[] = [];
    let running = 0;
    server.use(
      http.post(`${API_BASE}/cart/items`, async ({ request }) => {
        expect(++running).toBe(1);
        sent.push(await request.json());
        await delay(20);
        running--;
        return HttpResponse.json(aCart([aCartLine({}, sent.length)]));
      }),
    );

    await Promise.all([
      store.dispatch(addItem.initiate({ elixirId: 1 })),
      store.dispatch(addItem.initiate({ elixirId: 1, quantity: 2 })),
    ]);

    expect(sent).toEqual([
      { cartId: 'new', elixirId: 1, quantity: 1 },
      { cartId: 'cart-0123456789abcdef', elixirId: 1, quantity: 2 },
    ]);
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
});
