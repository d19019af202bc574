import { expect, test } from '@jest/globals';
import { workOff } from './work-off.ts';

const open = () => new AbortController().signal;
const claimFrom = (due: string[]) => async () => due.shift() ?? null;

test('when rows are due then each is worked on once, and no more than so many at a time', async () => {
  const done: string[] = [];
  let running = 0;
  let most = 0;
  const work = async (row: string) => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    done.push(row);
    return 'next' as const;
  };

  await workOff({ claim: claimFrom(['a', 'b', 'c', 'd', 'e']), work, atOnce: 2 }, open());

  expect(done.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(2);
});

test('when no other row would fare better then the others keep their turn', async () => {
  const due = ['a', 'b', 'c'];

  await workOff({ claim: claimFrom(due), work: async () => 'stop' as const, atOnce: 1 }, open());

  expect(due).toEqual(['b', 'c']);
});

test('when it gets the signal to end then nothing more is claimed', async () => {
  const due = ['a', 'b', 'c'];
  const end = new AbortController();
  const work = async () => {
    end.abort();
    return 'next' as const;
  };

  await workOff({ claim: claimFrom(due), work, atOnce: 1 }, end.signal);

  expect(due).toEqual(['b', 'c']);
});

test('when one lane fails then the turn ends with the last work, and says what happened', async () => {
  const due = ['fails', 'slow', 'later'];
  const slow = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<void>();
  const work = async (row: string) => {
    if (row === 'slow') await slow.promise;
    if (row !== 'fails') return 'next' as const;
    failed.resolve();
    throw new Error('no database');
  };
  let isOver = false;
  const over = workOff({ claim: claimFrom(due), work, atOnce: 2 }, open())
    .catch((error: unknown) => error)
    .finally(() => (isOver = true));
  await failed.promise;
  // After this, everything that does not wait for the slow work has happened.
  await new Promise((resolve) => setImmediate(resolve));
  expect(isOver).toBe(false);

  slow.resolve();

  expect(await over).toMatchObject({ message: 'no database' });
  expect(due).toEqual(['later']);
});

test('when nothing is due then it is asked for once only', async () => {
  let asked = 0;
  const claim = async () => ((asked += 1), null);

  await workOff({ claim, work: async () => 'next' as const, atOnce: 8 }, open());

  expect(asked).toBe(1);
});
