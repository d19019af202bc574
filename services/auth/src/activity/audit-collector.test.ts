import { expect, jest, test } from '@jest/globals';
import { startJob } from '@shop/service-kit/job';
import { createLog } from '@shop/service-kit/log';
import { auditJobs } from './audit-collector.ts';

const log = createLog('test', 'silent');
const DAY_MS = 86_400_000;
function start({
  keptDays = 90,
  ...deps
}: Omit<Parameters<typeof auditJobs>[0], 'config'> & { keptDays?: number }) {
  const config = { AUDIT_RETENTION_DAYS: keptDays };
  const jobs = auditJobs({ ...deps, config }).map((job) => startJob(job, log));
  return () => Promise.all(jobs.map((job) => job.close()));
}
const none = { next: async () => undefined, close: () => undefined };

/** Events that arrive when the test says so. */
function recordedEvents() {
  let heard = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  return {
    asked: asked.promise,
    record(): void {
      heard.resolve();
      heard = Promise.withResolvers();
    },
    next(): Promise<void> {
      asked.resolve();
      return heard.promise;
    },
    close(): void {
      heard.promise.catch(() => undefined);
      heard.reject(new Error('Connection is closed.'));
    },
  };
}

test('when nothing is recorded then nothing is looked for; when something is then it is chained', async () => {
  let collected = 0;
  const done = Promise.withResolvers<void>();
  const collect = async () => {
    collected += 1;
    done.resolve();
  };
  const recorded = recordedEvents();
  const audit = { removeBefore: async () => 0 };
  const stop = start({ audit, recorded, collect });
  await recorded.asked;
  expect(collected).toBe(0);

  recorded.record();
  await done.promise;
  await stop();

  expect(collected).toBe(1);
});

test('when auth stops while nothing is recorded then nobody waits, and that is no failure', async () => {
  const warn = jest.spyOn(log, 'warn');
  const recorded = recordedEvents();
  const audit = { removeBefore: async () => 0 };
  const collect = async () => {
    throw new Error('Nothing was recorded.');
  };
  const stop = start({ audit, recorded, collect });
  await recorded.asked;

  await stop();

  expect(warn).not.toHaveBeenCalled();
});

test('when auth starts then what waits is chained, and what is older than the setting says is removed', async () => {
  let collected = 0;
  const done = Promise.withResolvers<void>();
  const limits: number[] = [];
  const [earliest, days] = [Date.now(), 90];
  const audit = { removeBefore: async (limit: Date) => limits.push(limit.getTime()) };

  const collect = async () => {
    collected += 1;
    done.resolve();
  };
  const stop = start({ audit, recorded: none, collect, keptDays: days });
  await done.promise;
  await stop();

  expect(collected).toBe(1);
  expect(limits).toHaveLength(1);
  expect(limits[0]).toBeGreaterThanOrEqual(earliest - days * DAY_MS);
  expect(limits[0]).toBeLessThanOrEqual(Date.now() - days * DAY_MS);
});

test('when auth stops during a removal then its stores stay open until that is done', async () => {
  const removal = Promise.withResolvers<number>();
  const said: string[] = [];
  const audit = { removeBefore: () => removal.promise };
  const stop = start({ audit, recorded: none, collect: async () => undefined });

  const stopped = stop().then(() => said.push('stopped'));
  await new Promise(setImmediate);
  said.push('removed');
  removal.resolve(1);
  await stopped;

  expect(said).toEqual(['removed', 'stopped']);
});
