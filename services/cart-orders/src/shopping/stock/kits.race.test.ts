import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { createElixirStore } from '../../../../catalog/src/elixir/elixir.store.ts';
import { createStockStore } from '../../../../catalog/src/stock/stock.store.ts';
import { interleave } from '../../testing/interleave.ts';
import { openTabs } from '../../testing/two-tabs.ts';
import type { CatalogClient } from '../catalog/catalog.client.ts';
import type { CheckoutRow } from '../checkout/checkout.model.ts';
import { createStockHold } from './stock-hold.ts';

jest.setTimeout(300_000);

const HONEY = {
  ...{ description: 'Miel de prueba.', priceCents: 29_500, image: 'a.webp', flowers: [] },
  ...{ isAvailable: true, isCustom: false },
};

test('when two jars are left and a kit of two and a single jar are paid at once then one of them gets what it wants', async () => {
  const tabs = await openTabs();
  const { db } = tabs.deps;
  const [elixirs, stock] = [createElixirStore(db), createStockStore(db, () => undefined)];
  const hold = createStockHold({
    takeStock: stock.take,
    giveBackStock: ({ checkoutId, paymentId }) => stock.giveBack(checkoutId, paymentId),
  } as CatalogClient);
  const inOrder = interleave(db);
  const checkout = (lines: object[]) =>
    ({ _id: crypto.randomUUID(), cartId: crypto.randomUUID(), lines }) as CheckoutRow;

  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, isKitFirst) => {
      const luna = await elixirs.create({ ...HONEY, name: 'Luna', stock: 2 });
      const sol = await elixirs.create({ ...HONEY, name: 'Sol', stock: 9 });
      const parts = [
        { elixirId: luna.id, count: 2, name: 'Luna' },
        { elixirId: sol.id, count: 1, name: 'Sol' },
      ];
      const kit = checkout([{ elixirId: 900, name: 'Para dos', quantity: 1, parts }]);
      const single = checkout([{ elixirId: luna.id, name: 'Luna', quantity: 1 }]);

      const both = isKitFirst ? [kit, single] : [single, kit];
      const refusals = await inOrder.by(scheduler, () =>
        Promise.all(both.map((one) => hold.take(one, { until: new Date('2099-01-01') }))),
      );

      const isKitTaken = !refusals[both.indexOf(kit)];
      expect(refusals.filter(Boolean)).toHaveLength(1);
      const free = (await elixirs.findByIds([luna.id, sol.id])).map((row) => row.stock);
      expect(free).toEqual(isKitTaken ? [0, 8] : [1, 9]);
    }),
    { numRuns: 30 },
  );
  await tabs.close();
});
