import { describe, expect, test } from '@jest/globals';
import type { Elixir } from '@shop/contracts/elixir';
import { elixirModel } from '../elixir/elixir.model.ts';
import { withCatalog, type TestCatalog } from '../testing/with-catalog.ts';
import { reservedOf } from './stock-hold.ts';
import { createStockStore } from './stock.store.ts';

const SOON = '2099-01-01T00:00:00Z';

/** The calls of cart-orders, and the stock after them. */
function hands({ internal, db, admin }: TestCatalog) {
  const lineOf = ({ id }: { id: number }, quantity: number) => ({ elixirId: id, quantity });
  const call = async (name: string, body: object) =>
    (
      await internal<{ missing?: { elixirId: number; left: number }[] }>(
        'POST',
        `/internal/stock/${name}`,
        body,
      )
    ).body.missing;
  return {
    call,
    take: (checkoutId: string, elixir: Elixir, quantity = 1, over: object = {}) =>
      call('take', { checkoutId, cartId: 'cart', lines: [lineOf(elixir, quantity)], until: SOON, ...over }),
    sell: (checkoutId: string, elixir: Elixir, quantity = 1) =>
      call('sell', { checkoutId, lines: [lineOf(elixir, quantity)] }),
    giveBack: (checkoutId: string, paymentId?: string) => call('give-back', { checkoutId, paymentId }),
    count: async (elixir: Elixir, stock: number | null, stockSeen?: number | null) =>
      admin.patch<Elixir & { current?: Elixir }>(`/api/elixirs/${elixir.id}`, { stock, stockSeen }),
    /** Free, reserved and sold pieces; together they are all that was stocked. */
    piles: async ({ id }: Elixir) => {
      const row = (await elixirModel(db as never)
        .findOne({ id })
        .lean())!;
      const { stock = null, holds, sold = 0, stocked = 0 } = row;
      const reserved = reservedOf(holds);
      expect((stock ?? 0) + reserved + sold).toBe(stocked);
      return [stock, reserved, sold];
    },
  };
}

describe('pieces that were sold and are here again', () => {
  test('when they are brought back more than once then it happens once, also while others buy', () =>
    withCatalog(async (catalog) => {
      const { call, take, sell, piles } = hands(catalog);
      const elixir = await catalog.addElixir({ stock: 5 });
      await take('a', elixir, 3);
      await sell('a', elixir, 3);
      const back = { id: 'return', lines: [{ elixirId: elixir.id, quantity: 2 }] };

      await Promise.all([
        call('bring-back', back),
        call('bring-back', back),
        take('b', elixir),
        take('c', elixir, 1, { cartId: 'other' }),
        call('bring-back', { ...back, id: 'another', lines: [{ elixirId: elixir.id, quantity: 1 }] }),
      ]);

      expect(await piles(elixir)).toEqual([3, 2, 0]);
    }));

  test('when they were sold before anybody counted then they are put in, and of what nobody counts nothing changes', () =>
    withCatalog(async (catalog) => {
      const { call, count, piles } = hands(catalog);
      const elixir = await catalog.addElixir({ stock: null });
      const back = { id: 'return', lines: [{ elixirId: elixir.id, quantity: 2 }] };
      await call('bring-back', back);
      expect(await piles(elixir)).toEqual([null, 0, 0]);

      await count(elixir, 1, null);
      await call('bring-back', { ...back, id: 'later' });

      expect(await piles(elixir)).toEqual([3, 0, 0]);
    }));
});

describe('the pieces of a counted product', () => {
  test('when a checkout takes, sells or gives back more than once then it happens once', () =>
    withCatalog(async (catalog) => {
      const { take, sell, giveBack, piles } = hands(catalog);
      const elixir = await catalog.addElixir({ stock: 5 });
      for (let nth = 0; nth < 2; nth += 1) expect(await take('a', elixir, 2)).toEqual([]);
      for (let nth = 0; nth < 2; nth += 1)
        expect(await take('b', elixir, 1, { cartId: 'other' })).toEqual([]);
      expect(await piles(elixir)).toEqual([2, 3, 0]);

      for (let nth = 0; nth < 2; nth += 1) expect(await sell('a', elixir, 2)).toEqual([]);
      for (let nth = 0; nth < 2; nth += 1) await giveBack('b');
      // A take that was still running when its checkout was sold.
      expect(await take('a', elixir, 2)).toEqual([]);
      await giveBack('a');

      expect(await piles(elixir)).toEqual([3, 0, 2]);
    }));

  test('when a checkout asks 20 times at once then it holds its pieces once', () =>
    withCatalog(async (catalog) => {
      const { piles } = hands(catalog);
      const elixir = await catalog.addElixir({ stock: 50 });
      const { take } = createStockStore(catalog.db as never, () => {});
      const asked = { checkoutId: 'a', cartId: 'cart', lines: [{ elixirId: elixir.id, quantity: 2 }] };

      const answers = await Promise.all(Array.from({ length: 20 }, () => take({ ...asked, until: SOON })));

      expect(answers.flat()).toEqual([]);
      expect(await piles(elixir)).toEqual([48, 2, 0]);
    }));

  test('when 50 take one of the last 3 at once then 3 have it', () =>
    withCatalog(async (catalog) => {
      const { take, piles } = hands(catalog);
      const elixir = await catalog.addElixir({ stock: 3 });
      const buyers = Array.from({ length: 50 }, (_, nth) => `buyer-${nth}`);

      const answers = await Promise.all(buyers.map((name) => take(name, elixir, 1, { cartId: name })));

      expect(answers.filter((missing) => missing?.length === 0)).toHaveLength(3);
      expect(answers.find((missing) => missing?.length)).toEqual([
        { elixirId: elixir.id, name: elixir.name, left: 0 },
      ]);
      expect(await piles(elixir)).toEqual([0, 3, 0]);
    }));

  test('when one product of several is missing then none of them is held', () =>
    withCatalog(async (catalog) => {
      const { call, piles } = hands(catalog);
      const [many, few, uncounted] = [
        await catalog.addElixir({ stock: 9 }),
        await catalog.addElixir({ stock: 1 }),
        await catalog.addElixir(),
      ];
      const lines = [uncounted, few, many].map(({ id }) => ({ elixirId: id, quantity: 2 }));

      const missing = await call('take', { checkoutId: 'a', cartId: 'cart', lines, until: SOON });

      expect(missing).toEqual([{ elixirId: few.id, name: few.name, left: 1 }]);
      expect([await piles(many), await piles(few), await piles(uncounted)]).toEqual([
        [9, 0, 0],
        [1, 0, 0],
        [null, 0, 0],
      ]);
    }));

  test('when a cart begins another checkout then the earlier one lets go, but not of what is being paid', () =>
    withCatalog(async (catalog) => {
      const { take, piles } = hands(catalog);
      const elixir = await catalog.addElixir({ stock: 3 });
      await take('paying', elixir);
      await take('paying', elixir, 1, { paymentId: '77' });
      await take('first', elixir, 2);

      expect(await take('second', elixir, 2)).toEqual([]);

      expect(await piles(elixir)).toEqual([0, 3, 0]);
    }));

  test('when a payment that was refused gives back then what another payment holds by now stays', () =>
    withCatalog(async (catalog) => {
      const { take, giveBack, piles } = hands(catalog);
      const elixir = await catalog.addElixir({ stock: 1 });
      await take('a', elixir, 1, { paymentId: 'slip' });
      await take('a', elixir, 1, { paymentId: 'card' });

      await giveBack('a', 'slip');
      expect(await piles(elixir)).toEqual([0, 1, 0]);
      await giveBack('a', 'card');

      expect(await piles(elixir)).toEqual([1, 0, 0]);
    }));

  test('when nobody came back in time then the pieces are free once, and a payment without an end keeps its own', () =>
    withCatalog(async (catalog) => {
      const { take, sell, piles } = hands(catalog);
      const elixir = await catalog.addElixir({ stock: 3 });
      await take('gone', elixir, 1, { cartId: 'gone' });
      await take('paid', elixir, 1, { cartId: 'paid', paymentId: '1', until: undefined });
      const shown: string[] = [];
      const store = createStockStore(catalog.db as never, (tag) => shown.push(tag));
      const later = new Date('2099-01-02T00:00:00Z');

      expect(await Promise.all([store.expire(later), store.expire(later)])).toEqual(
        expect.arrayContaining([0, 1]),
      );

      expect(await piles(elixir)).toEqual([2, 1, 0]);
      expect(shown).toEqual(['catalog']);
      // Its payment still came: one piece is left.
      expect(await sell('gone', elixir)).toEqual([]);
      expect(await piles(elixir)).toEqual([1, 1, 1]);
    }));

  test('when what is sold is no longer held and there is none left then it is told', () =>
    withCatalog(async (catalog) => {
      const { take, sell, piles } = hands(catalog);
      const elixir = await catalog.addElixir({ stock: 1 });
      await take('faster', elixir, 1, { cartId: 'faster' });

      expect(await sell('late', elixir)).toEqual([{ elixirId: elixir.id, name: elixir.name, left: 0 }]);

      expect(await piles(elixir)).toEqual([0, 1, 0]);
    }));
});

describe('what an administrator counts', () => {
  test('when pieces are sold while somebody counts then they stay sold', () =>
    withCatalog(async (catalog) => {
      const { take, sell, count, piles } = hands(catalog);
      const elixir = await catalog.addElixir({ stock: 10 });
      await take('a', elixir, 2);
      await sell('a', elixir, 2);

      const { body } = await count(elixir, 34, 10);

      expect(body).toMatchObject({ stock: 32, reserved: 0 });
      expect(await piles(elixir)).toEqual([32, 0, 2]);
    }));

  test('when more is taken away than is left, or the count has ended meanwhile then both are shown', () =>
    withCatalog(async (catalog) => {
      const { take, count, piles } = hands(catalog);
      const elixir = await catalog.addElixir({ stock: 10 });
      await take('a', elixir, 9);

      expect(await count(elixir, 0, 10)).toMatchObject({
        status: 409,
        body: { current: { stock: 1, reserved: 9 } },
      });
      expect(await piles(elixir)).toEqual([1, 9, 0]);
      expect(await count(elixir, 5, null)).toMatchObject({ status: 409 });
    }));

  test('when nobody counts any more then it is unlimited, and who held pieces can still pay', () =>
    withCatalog(async (catalog) => {
      const { take, sell, giveBack, count, piles } = hands(catalog);
      const elixir = await catalog.addElixir({ stock: 1 });
      await take('a', elixir);

      expect((await count(elixir, null)).body).not.toHaveProperty('stock');
      expect(await sell('a', elixir)).toEqual([]);
      await giveBack('a');
      expect((await count(elixir, 4)).body.stock).toBe(4);

      expect(await piles(elixir)).toEqual([4, 0, 0]);
      for (const stock of [-1, 1.5, '3', 2_000_000])
        expect((await count(elixir, stock as number)).status).toBe(400);
    }));

  test('when few are left then shoppers are told how many, and with none it is not available', () =>
    withCatalog(async (catalog) => {
      const { take } = hands(catalog);
      const elixir = await catalog.addElixir({ stock: 6 });
      const shown = async () => (await catalog.shopper.get<Elixir>(`/api/elixirs/${elixir.id}`)).body;
      expect(await shown()).not.toHaveProperty('left');
      expect(await shown()).not.toHaveProperty('stock');

      await take('a', elixir, 3);
      expect(await shown()).toMatchObject({ left: 3, isAvailable: true });
      await take('b', elixir, 3, { cartId: 'b' });

      expect(await shown()).toMatchObject({ left: 0, isAvailable: false });
      // The cart that reserved them still sees them.
      const asked = await catalog.internal<object[]>('GET', `/internal/elixirs?ids=${elixir.id}&cart=b`);
      expect(asked.body).toMatchObject([{ isAvailable: true, inStock: 3 }]);
      const anybody = await catalog.internal<object[]>('GET', `/internal/elixirs?ids=${elixir.id}`);
      expect(anybody.body).toMatchObject([{ isAvailable: false, inStock: 0, reservedBy: { cart: 3, b: 3 } }]);
      const low = await catalog.admin.get<Elixir[]>('/api/elixirs?isLow=true');
      expect(low.body).toMatchObject([{ stock: 0, reserved: 6, isAvailable: true }]);
    }));
});
