import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { loneWorker } from '../../testing/lone-worker.ts';
import { ESTAFETA, storedOrder, WANTED } from '../../testing/stored-order.ts';
import { CarrierKeyRefusal } from '../provider/carrier.port.ts';
import { createAccountKey } from './account-key.ts';
import { followParcels, type FollowDeps } from './follow-parcels.ts';

const opened = forFile(loneWorker);

/** More due parcels than one call asks about, and an account whose answer is `track`. */
async function followed(track: () => Promise<never[]>, signal: AbortSignal, askAt = new Date(0)) {
  const label = { ...ESTAFETA, status: 'bought', parcel: WANTED.parcel, by: 'ana', at: new Date(), askAt };
  await opened.parts.db.collection('orders').deleteMany({});
  for (let nth = 0; nth < 12; nth += 1)
    await storedOrder(opened.parts.db, { label: { ...label, id: randomUUID(), number: `55${nth}` } });
  const calls: string[][] = [];
  const refused: Error[] = [];
  const carriers = {
    ...opened.parts.carriers()!,
    track: (numbers: string[]) => {
      calls.push(numbers);
      return track();
    },
  };
  const accountKey = { noteRefused: async (error: Error) => void refused.push(error) };
  await followParcels({ ...opened.parts, carriers: () => carriers, accountKey } as FollowDeps, signal);
  return { calls, refused };
}

test('when the account does not take the key then it is asked once in a turn, and that is noted', async () => {
  const refuse = () => Promise.reject(new CarrierKeyRefusal('track', 'no acepta la llave'));

  const { calls, refused } = await followed(refuse, new AbortController().signal);

  expect([calls.length, refused.length]).toEqual([1, 1]);
});

test.each([
  ['as long as always', 3_600_000, 0],
  ['for a year, by a clock that was ahead', 365 * 86_400_000, 2],
])('when a parcel waits %s then it is asked after so many times: %#', async (_for, waitMs, times) => {
  const { calls } = await followed(
    async () => [],
    new AbortController().signal,
    new Date(Date.now() + waitMs),
  );

  expect(calls).toHaveLength(times);
});

test('when a clock that was ahead wrote when a label was bought then the account is asked from now on', async () => {
  const ahead = new Date(Date.now() + 365 * 86_400_000);
  const label = {
    ...ESTAFETA,
    id: randomUUID(),
    status: 'buying',
    parcel: WANTED.parcel,
    by: 'ana',
    at: ahead,
  };
  await opened.parts.db.collection('orders').deleteMany({});
  await storedOrder(opened.parts.db, { label: { ...label, askAt: ahead } });
  const asked: Date[] = [];
  const find = async (_id: string, since: Date) => void asked.push(since);
  const carriers = () => ({ ...opened.parts.carriers()!, find });

  await followParcels({ ...opened.parts, carriers } as unknown as FollowDeps, new AbortController().signal);

  expect(asked.map((since) => since <= new Date())).toEqual([true]);
});

test('when the process is stopped then no other parcels are asked after', async () => {
  const stopping = new AbortController();

  const { calls } = await followed(async () => {
    stopping.abort();
    return [];
  }, stopping.signal);

  expect(calls).toHaveLength(1);
});

test('when the refused key is noted again and again then the log has it once', async () => {
  const told: unknown[] = [];
  const log = { error: (what: unknown) => told.push(what) } as unknown as typeof opened.parts.log;
  const { redis } = opened.parts;
  const key = createAccountKey({ redis, log, database: randomUUID() });

  expect(await key.isRefused()).toBe(false);
  await key.noteRefused(new Error('no'));
  await key.noteRefused(new Error('no'));

  expect([told.length, await key.isRefused()]).toEqual([1, true]);
});
