import { expect, test } from '@jest/globals';
import type { Elixir } from '@shop/contracts/elixir';
import { withCatalog } from '../testing/with-catalog.ts';
import { createStockStore } from './stock.store.ts';

const SOON = '2099-01-01T00:00:00Z';

test('when pieces are held, sold or given back then it is told each time, and to pages only when few are left', () =>
  withCatalog(async (catalog) => {
    const [many, few] = [await catalog.addElixir({ stock: 50 }), await catalog.addElixir({ stock: 5 })];
    const told: string[] = [];
    const store = createStockStore(catalog.db as never, (tag) => told.push(tag));
    const during = async (work: Promise<unknown>) => {
      await work;
      return told.splice(0);
    };
    const take = ({ id }: Elixir, checkoutId: string) =>
      store.take({ checkoutId, cartId: checkoutId, until: SOON, lines: [{ elixirId: id, quantity: 1 }] });

    expect(await during(take(many, 'a'))).toEqual(['stock']);
    expect(await during(take(few, 'b'))).toEqual(['catalog']);
    const lines = [{ elixirId: many.id, quantity: 1 }];
    expect(await during(store.sell({ checkoutId: 'a', lines }))).toContain('stock');
    expect(await during(store.giveBack('b'))).toEqual(['catalog']);
    expect(await during(store.giveBack('b'))).toEqual([]);
  }));
