import { expect, test } from '@jest/globals';
import { doneKey } from '@shop/service-kit/audit/audit-event';
import { createLog } from '@shop/service-kit/log';
import { backing } from '@shop/service-kit/testing/backing';
import { openLink, type Link } from '@shop/service-kit/testing/link';
import { monitorRedis } from '@shop/service-kit/testing/redis-monitor';
import { Redis } from 'ioredis';
import { openRecordedEvents, type RecordedEvents } from './recorded-events.ts';

const NEVER_MS = 3_600_000;
const log = createLog('test', 'silent');

type Events = RecordedEvents & {
  /** Records an event as a service does. */
  record: () => Promise<unknown>;
  /** Waits until Redis has received `times` reads in all. */
  asked: (times: number) => Promise<void>;
  link: Link;
};

async function withEvents(waitMs: number, run: (events: Events) => Promise<void>): Promise<void> {
  const { REDIS_URL, AUDIT_QUEUE: queue } = backing();
  const address = new URL(REDIS_URL);
  const link = await openLink(Number(address.port));
  const redis = new Redis(REDIS_URL);
  let [times, changed] = [0, () => {}];
  const stop = await monitorRedis(REDIS_URL, ([command, ...words]) => {
    if (command !== 'xread' || !words.includes(doneKey(queue))) return;
    times += 1;
    changed();
  });
  address.port = String(link.port);
  const events = openRecordedEvents({ url: String(address), queue, log, waitMs });
  const asked = async (wanted: number) => {
    while (times < wanted) await new Promise<void>((resolve) => (changed = resolve));
  };
  const record = () => redis.xadd(doneKey(queue), '*', 'event', '{}');
  try {
    await run({ ...events, record, asked, link });
  } finally {
    events.close();
    stop();
    await redis.del(doneKey(queue));
    redis.disconnect();
    link.close();
  }
}

test('when something is recorded while somebody waits then Redis says so, however long they would wait', () =>
  withEvents(NEVER_MS, async ({ next, asked, record }) => {
    const heard = next();
    await asked(1);

    await record();

    expect(await heard).toHaveLength(1);
  }));

test('when something was recorded before, and who was to chain it died then nobody waits', () =>
  withEvents(NEVER_MS, async ({ next, record }) => {
    await record();

    expect(await next()).toHaveLength(1);
    expect(await next()).toHaveLength(1);
  }));

test('when nothing is recorded then the wait ends by itself', () =>
  withEvents(1, async ({ next }) => expect(await next()).toBeNull()));

test('when Redis was away meanwhile then what was recorded since is heard of', () =>
  withEvents(NEVER_MS, async ({ next, asked, record, link }) => {
    const heard = next();
    await asked(1);
    link.set('down');
    await record();
    link.set('open');

    expect(await heard).toHaveLength(1);
  }));

test('when the service stops then the wait ends', () =>
  withEvents(NEVER_MS, async ({ next, asked, close }) => {
    const heard = next();
    await asked(1);

    close();

    await expect(heard).rejects.toThrow('Connection is closed');
  }));
