import { expect, test } from '@jest/globals';
import { retryLostRaces } from './mongo.ts';

const failing = (code: number) => Object.assign(new Error(`code ${code}`), { code });

test.each([
  ['a duplicate key', 11_000],
  ['a write conflict', 112],
])('when a write meets %s then it is made anew', async (_what, code) => {
  let made = 0;
  const answer = await retryLostRaces(async () => {
    made += 1;
    if (made < 3) throw failing(code);
    return made;
  });
  expect(answer).toBe(3);
});

test('when a write finds by itself that another was faster then it is made anew', async () => {
  let made = 0;
  expect(await retryLostRaces(async (lost) => (++made < 2 ? lost() : made))).toBe(2);
});

test('when a write fails for another reason then it is not repeated', async () => {
  let made = 0;
  const work = async () => {
    made += 1;
    throw failing(50);
  };
  await expect(retryLostRaces(work)).rejects.toThrow('code 50');
  expect(made).toBe(1);
});

test('when others are faster every time then the caller hears 503, not the database', async () => {
  await expect(retryLostRaces(async (lost) => lost())).rejects.toMatchObject({ status: 503 });
});
