import { expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { soldDatabase } from '../testing/sold-orders.ts';
import { migration } from './0009-payment-providers.ts';

const sold = forFile(() => soldDatabase('providers'));

test('when rows are of before there was a choice then they name the first provider, and refusals say why', async () => {
  const rows = (name: string) =>
    sold.db.collection<{ _id: string; provider?: string; refunds?: object[] }>(name);
  const failed = { id: 'a', status: 'failed', code: 2032 };
  await rows('payments').insertMany([{ _id: '1' }, { _id: '2', provider: 'other' }]);
  await rows('checkouts').insertMany([{ _id: 'paid', preference: { id: 'p' } } as never, { _id: 'no page' }]);
  await rows('refunds').insertOne({ _id: '1', refunds: [{ id: 'b', status: 'done' }, failed] });

  for (let times = 0; times < 2; times++)
    await migration.run(
      { db: sold.db, publicBaseUrl: '' },
      { from: undefined, reached: async () => undefined },
    );

  const named = async (name: string) =>
    (await rows(name).find().sort({ _id: 1 }).toArray()).map((row) => row.provider);
  expect(await named('payments')).toEqual(['mercadopago', 'other']);
  expect(await named('checkouts')).toEqual([undefined, 'mercadopago']);
  expect(await rows('refunds').findOne({ _id: '1' })).toEqual({
    _id: '1',
    provider: 'mercadopago',
    refunds: [
      { id: 'b', status: 'done' },
      { ...failed, reason: expect.stringContaining('saldo suficiente') },
    ],
  });
});
