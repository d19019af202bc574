import { expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { openTabs } from '../../testing/two-tabs.ts';

const BEFORE = new Date('2025-11-23T09:00:00.000Z');
const OLD = new Date('2025-11-20T12:00:00.000Z');
const RECENT = new Date('2025-11-25T12:00:00.000Z');

const tabs = forFile(openTabs);

test('when who paid for nothing known is old then they go once somebody has looked at it, and others stay', async () => {
  const { exceptions, db } = tabs.deps;
  const listedAs = async (paymentId: string, createdAt: Date, status: 'open' | 'done') => {
    const payer = { email: 'eva@example.com', name: 'Eva' };
    await exceptions.add({
      kind: 'unknown_reference',
      paymentId,
      paymentStatus: 'approved',
      amountCents: 1,
      currency: 'MXN',
      payer,
    });
    const _id = `${paymentId}-unknown_reference`;
    await db
      .collection<{ _id: string }>('reviews')
      .updateOne({ _id }, { $set: { createdAt, status, note: 'Eva' } });
    return async () => (await exceptions.find(_id)) ?? undefined;
  };
  const old = await listedAs('501', OLD, 'done');
  const open = await listedAs('502', OLD, 'open');
  const recent = await listedAs('503', RECENT, 'done');

  await exceptions.forgetOldPayers(BEFORE);

  expect(JSON.stringify(await old())).not.toMatch(/eva/i);
  expect(await open()).toHaveProperty('payer.name', 'Eva');
  expect(await recent()).toHaveProperty('payer.name', 'Eva');
});
