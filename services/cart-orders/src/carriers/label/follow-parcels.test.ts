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
async function followed(track: () => Promise<never[]>, signal: AbortSignal) {
  const at = new Date(0);
  const label = {
    ...ESTAFETA,
    status: 'bought',
    parcel: WANTED.parcel,
    by: 'ana',
    at: new Date(),
    askAt: at,
  };
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
