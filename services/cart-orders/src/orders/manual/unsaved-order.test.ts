import { expect, test } from '@jest/globals';
import { manualOrderRequest } from '@shop/contracts/manual-order';
import { paymentWorker } from '../../service.ts';
import { database } from '../../testing/database.ts';
import { shopHere } from '../../testing/shop-here.ts';
import { makeManualOrder } from './manual-order.ts';

const shop = shopHere();

/** Two pieces, paid in cash. */
const aSale = (elixirId: number) => ({
  ...{ requestId: crypto.randomUUID(), lines: [{ elixirId, quantity: 2 }], name: 'Rosa de la feria' },
  ...{ email: '', phone: '', notes: '', payment: 'cash', delivered: false },
});
const write = async (sale: object) => (await shop.admin()).post('/api/orders', sale);
/** Moves what is held of a product a day back. */
const dayLater = (id: number) =>
  database({ config: { ...shop.config, MONGODB_DB: `${shop.env.MONGODB_DB}_catalog` } }, async (db) => {
    const elixirs = db.collection('elixirs');
    const { holds } = (await elixirs.findOne({ id }))! as unknown as { holds: { until: Date | null }[] };
    const back = (until: Date | null) => until && new Date(until.getTime() - 86_400_000);
    await elixirs.updateOne(
      { id },
      { $set: { holds: holds.map((one) => ({ ...one, until: back(one.until) })) } },
    );
  });

test('when the service dies before the order is saved then its pieces come free by themselves the next day', async () => {
  const { id } = await shop.addElixir({ price: 100, stock: 3 });
  const died = new Error('died');
  const { parts, close } = await paymentWorker.open(shop.settings);
  const claim = () => Promise.reject(died);
  const dying = { ...parts, relay: () => undefined, checkouts: { ...parts.checkouts, claim } };
  const request = manualOrderRequest.parse(aSale(id));
  await expect(makeManualOrder(dying, { request, who: 'ana' })).rejects.toBe(died);
  await close();
  expect((await write(aSale(id))).status).toBe(409);

  await dayLater(id);

  expect((await write(aSale(id))).status).toBe(201);
});
