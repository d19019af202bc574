import { describe, expect, test } from '@jest/globals';
import { aCart, aCartLine } from '@shop/contracts/testing/builders';
import { cartApi, cartQuantity } from './cart.api.ts';
import { cartAddError } from './messages.ts';
import { answer, API_BASE } from './testing/handlers.ts';
import { keepNoCookie } from './testing/no-cookies.ts';
import { makeTestStore } from './testing/render.tsx';
import { server } from './testing/server.ts';
import { delay, http, HttpResponse } from 'msw';

const { getCart, addItem } = cartApi.endpoints;

const cartOnScreen = async () => {
  const store = makeTestStore();
  await store.dispatch(getCart.initiate());
  const shown = () => cartQuantity(getCart.select()(store.getState()).data);
  return { store, shown };
};

/** Waits until all requests caused by the last change are answered. */
const settled = (store: ReturnType<typeof makeTestStore>) =>
  Promise.all(store.dispatch(cartApi.util.getRunningQueriesThunk()));

describe('cart endpoints', () => {
  test('when a new visitor adds twice at once then both adds go to one cart, one after the other', async () => {
    answer('get', '/cart', { ...aCart(), cart: { id: 'new' } });
    const store = makeTestStore();
    await store.dispatch(getCart.initiate());
    const sent: unknown[] = [];
    let running = 0;
    server.use(
      http.get(`${API_BASE}/cart`, () => HttpResponse.json(aCart([aCartLine({}, sent.length)]))),
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

  test('when the cart ended with its session while the page was open then the next add goes to a new one', async () => {
    answer('get', '/cart', aCart());
    const { store, shown } = await cartOnScreen();
    const sent: unknown[] = [];
    server.use(
      http.post(`${API_BASE}/cart/items`, async ({ request }) => {
        const body = (await request.json()) as { cartId: string };
        sent.push(body);
        return body.cartId === 'new'
          ? HttpResponse.json(aCart([aCartLine()]))
          : HttpResponse.json({ message: 'No encontramos tu carrito.' }, { status: 404 });
      }),
    );

    const answered = await store.dispatch(addItem.initiate({ elixirId: 1 }));

    expect(answered.error).toBeUndefined();
    expect(sent).toMatchObject([{ cartId: aCart().cart.id }, { cartId: 'new' }]);
    expect(shown()).toBe(1);
  });

  test('when an elixir is added then the answer is the cart: one request in all', async () => {
    const reads = answer('get', '/cart', aCart([aCartLine({}, 1)]));
    const adds = answer('post', '/cart/items', aCart([aCartLine({}, 7)]));
    const { store, shown } = await cartOnScreen();

    await store.dispatch(addItem.initiate({ elixirId: 1 }));

    expect(shown()).toBe(7);
    await settled(store);
    expect([adds.length, reads.length]).toEqual([1, 1]);
  });

  test('when the browser keeps no cookie then the first add fails and says so, and no cart is shown', async () => {
    keepNoCookie();
    const reads = answer('get', '/cart', { ...aCart(), cart: { id: 'new' } });
    answer('post', '/cart/items', aCart([aCartLine({}, 1)]));
    const { store, shown } = await cartOnScreen();

    const { error } = await store.dispatch(addItem.initiate({ elixirId: 1 }));

    expect(cartAddError(error)).toMatch(/cookies/);
    expect(reads.length).toBeGreaterThan(1);
    expect(shown()).toBe(0);
  });

  test('when nobody can say whether the first piece was kept then it counts', async () => {
    keepNoCookie();
    answer('post', '/cart/items', aCart([aCartLine({}, 1)]));
    answer('get', '/cart', { message: 'x' }, 503);
    const store = makeTestStore();

    const { data } = await store.dispatch(addItem.initiate({ elixirId: 1 }));

    expect(cartQuantity(data)).toBe(1);
  });

  test('when the first reading is answered after an add then the cart keeps what was added', async () => {
    const held = Promise.withResolvers<void>();
    answer('get', '/cart', aCart([aCartLine({}, 2)]));
    server.use(
      http.get(
        `${API_BASE}/cart`,
        async () => {
          await held.promise;
          return HttpResponse.json(aCart([]));
        },
        { once: true },
      ),
    );
    answer('post', '/cart/items', aCart([aCartLine({}, 2)]));
    const store = makeTestStore();
    const reading = store.dispatch(getCart.initiate());

    await store.dispatch(addItem.initiate({ elixirId: 1, quantity: 2 }));
    held.resolve();
    await reading;

    const shown = getCart.select()(store.getState());
    expect(cartQuantity(shown.data)).toBe(2);
    expect(shown.isError).toBe(false);
  });
});
