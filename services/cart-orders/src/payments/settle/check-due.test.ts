import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { checkDue, nextCheck, type CheckDueDeps } from './check-due.ts';

const NOW = Date.parse('2026-11-23T12:00:00.000Z');
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => void jest.restoreAllMocks());

test.each<[string, number, object, number | undefined]>([
  ['a new one', 0, {}, 30_000],
  ['one of two hours', 2 * HOUR_MS, {}, 30_000],
  ['one of more than two hours', 2 * HOUR_MS + 1, {}, 5 * MINUTE_MS],
  ['one of a day', 24 * HOUR_MS, {}, 5 * MINUTE_MS],
  ['one of more than a day', 24 * HOUR_MS + 1, {}, undefined],
  ['a paid one', 0, { settledAt: new Date(NOW) }, undefined],
  ['an old one that somebody came back to', 192 * HOUR_MS + 1, { reopenedAt: new Date(NOW) }, 30_000],
])('when it is %s then it is asked after as often as is worth it', (_, age, over, wait) => {
  const next = nextCheck({ createdAt: new Date(NOW - age), ...over }, MINUTE_MS);

  expect(next?.getTime()).toBe(wait === undefined ? undefined : NOW + wait);
});

type Found = { ids: string[]; taken?: string[]; failing?: string[] };
function due({ ids, taken = [], failing = [] }: Found) {
  const queued: string[] = [];
  const left = ids.map((_id) => ({ _id, createdAt: new Date(NOW) }));
  let most = 0;
  let running = 0;
  const said: unknown[][] = [];
  const deps = {
    checkouts: {
      due: async (_: Date, limit: number) => left.splice(0, limit),
      takeCheck: async ({ _id }: { _id: string }, next: Date) => {
        said.push([_id, next.getTime() - NOW]);
        return !taken.includes(_id);
      },
    },
    provider: {
      findPayments: async ({ _id: id }: { _id: string }) => {
        running += 1;
        most = Math.max(most, running);
        await new Promise(setImmediate);
        running -= 1;
        if (failing.includes(id)) throw new Error('away');
        return [`${id}-1`, `${id}-2`];
      },
    },
    queue: { check: async (paymentId: string) => void queued.push(paymentId) },
    config: { RECONCILE_AFTER_MS: MINUTE_MS },
    log: { warn: (about: { checkoutId: string }) => said.push(['warn', about.checkoutId]) },
  } as unknown as CheckDueDeps;
  const check = (until = NOW) => checkDue(deps, new Date(NOW), new Date(until));
  return { check, queued, said, left, most: () => most };
}

test('when checkouts are due then all their payments are looked at, except what others look after or is away', async () => {
  const { check, queued, said } = due({ ids: ['a', 'b', 'c'], taken: ['b'], failing: ['c'] });

  await check();

  expect(queued).toEqual(['a-1', 'a-2']);
  expect(said).toEqual([
    ['a', 30_000],
    ['b', 30_000],
    ['c', 30_000],
    ['warn', 'c'],
  ]);
});

test('when many are due then a few are asked after at a time, and one round does all', async () => {
  const { check, queued, most } = due({ ids: Array.from({ length: 203 }, (_, nth) => `${nth}`) });

  await check();

  expect([queued.length, most()]).toEqual([406, 5]);
});

test('when the round has taken too long then what is left stays for the next one', async () => {
  const { check, queued, said } = due({ ids: ['a'] });

  await check(NOW - 1);

  expect([queued, said]).toEqual([[], []]);
});
