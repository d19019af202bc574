import { expect, test } from '@jest/globals';
import { aLotCreate } from '@shop/contracts/testing/builders';
import { recordedEvents } from '@shop/service-kit/testing/recorded-events';
import { withCatalog } from './testing/with-catalog.ts';

test('when a product, a flower and a lot are changed then the audit log gets what was and what is', () =>
  withCatalog(async ({ env, admin, addElixir, addFlower }) => {
    const elixir = await addElixir({ name: 'Tajonal', price: 280 });
    const flower = await addFlower({ isAvailable: true });
    await admin.post('/api/lots', aLotCreate({ isActive: true }));
    await recordedEvents(env);

    await admin.patch(`/api/elixirs/${elixir.id}`, { price: 310, version: elixir.version });
    await admin.patch(`/api/flowers/${flower.id}`, { isAvailable: false });
    await admin.patch('/api/lots/1', { isActive: false });
    await admin.patch(`/api/elixirs/${elixir.id}`, { price: 320, version: 0 });
    await admin.delete(`/api/flowers/${flower.id}`);

    const [product, ...others] = await recordedEvents(env);
    expect(product).toMatchObject({ target: String(elixir.id), name: 'Tajonal', who: 'admin' });
    expect(product!.changes).toEqual([{ field: 'price', before: '280', after: '310' }]);
    expect(others.map(({ changes }) => changes.slice(0, 1))).toEqual([
      [{ field: 'isAvailable', before: 'true', after: 'false' }],
      [{ field: 'isActive', before: 'true', after: 'false' }],
      [{ field: 'id', before: String(flower.id) }],
    ]);
  }));
