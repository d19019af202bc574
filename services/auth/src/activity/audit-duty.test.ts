import { expect, test } from '@jest/globals';
import { createLog } from '@shop/service-kit/log';
import { startAuditDuty } from './audit-duty.ts';

const log = createLog('test', 'silent');
const DAY_MS = 86_400_000;

test('when auth starts, then what waits is chained, and what is older than the setting says is removed', async () => {
  let collected = 0;
  const limits: number[] = [];
  const [earliest, days] = [Date.now(), 90];
  const audit = { removeBefore: async (limit: Date) => limits.push(limit.getTime()) };

  const stop = startAuditDuty({ audit, collect: async () => void collected++, keptDays: days, log });
  await stop();

  expect(collected).toBe(1);
  expect(limits).toHaveLength(1);
  expect(limits[0]).toBeGreaterThanOrEqual(earliest - days * DAY_MS);
  expect(limits[0]).toBeLessThanOrEqual(Date.now() - days * DAY_MS);
});

test('when auth stops during a removal, then its stores stay open until that is done', async () => {
  const removal = Promise.withResolvers<number>();
  const said: string[] = [];
  const audit = { removeBefore: () => removal.promise };
  const stop = startAuditDuty({ audit, collect: async () => undefined, keptDays: 90, log });

  const stopped = stop().then(() => said.push('stopped'));
  await new Promise(setImmediate);
  said.push('removed');
  removal.resolve(1);
  await stopped;

  expect(said).toEqual(['removed', 'stopped']);
});
