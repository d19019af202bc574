import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { backing } from '@shop/service-kit/testing/backing';
import { Redis } from 'ioredis';
import { createThrottle, type Attempt } from './throttle.ts';

let redis: Redis;
beforeAll(() => void (redis = new Redis(backing().REDIS_URL)));
afterAll(() => redis.disconnect());

const anAttempt = (over: Partial<Attempt> = {}): Attempt => ({
  account: randomUUID(),
  address: randomUUID(),
  device: undefined,
  ...over,
});
/** How many of `times` calls pass before the first refusal. */
async function passes(times: number, call: (nth: number) => Promise<unknown>): Promise<number> {
  for (let nth = 0; nth < times; nth += 1)
    try {
      await call(nth);
    } catch (error) {
      expect(error).toMatchObject({ status: 429 });
      return nth;
    }
  return times;
}
const throttle = () => createThrottle(redis);
const REFUSED = { status: 429, message: 'Demasiados intentos. Espera un momento.' };

test('when one address tries then it has 8 attempts on all accounts together, and is told how long to wait', async () => {
  const { address } = anAttempt();

  expect(await passes(10, () => throttle().enter(anAttempt({ address })))).toBe(8);
  await redis.expire(`login:address:${address}`, 100);
  const refusal = await throttle()
    .enter(anAttempt({ address }))
    .catch((error: unknown) => error);

  expect(refusal).toMatchObject({ ...REFUSED, retryAfter: expect.any(Number) });
  const { retryAfter } = refusal as { retryAfter: number };
  expect(retryAfter).toBeGreaterThan(60);
  expect(retryAfter).toBeLessThanOrEqual(100);
});

test('when a window begins then it lasts 15 minutes, and attempts do not make it longer', async () => {
  const { account, address } = anAttempt();
  await throttle().enter({ account, address, device: undefined });
  expect(await redis.ttl(`login:address:${address}`)).toBeGreaterThan(840);
  await redis.expire(`login:address:${address}`, 100);

  await throttle().enter({ account, address, device: undefined });

  expect(await redis.ttl(`login:address:${address}`)).toBeLessThanOrEqual(100);
});

test('when many addresses try one account then 20 of them are let through', async () => {
  const { account } = anAttempt();

  expect(await passes(30, () => throttle().enter(anAttempt({ account })))).toBe(20);
  expect(await passes(1, () => throttle().enter(anAttempt()))).toBe(1);
});

test('when the attempts of the account are used up then a code has 8 more, and is asked for only then', async () => {
  const { account } = anAttempt();
  let asked = 0;
  const proof = (isProven: boolean) => async () => {
    asked += 1;
    return isProven;
  };
  await passes(20, () => throttle().enter(anAttempt({ account }), proof(true)));
  expect(asked).toBe(0);

  await expect(throttle().enter(anAttempt({ account }), proof(false))).rejects.toMatchObject({
    ...REFUSED,
    retryAfter: expect.any(Number),
  });
  expect(await passes(10, () => throttle().enter(anAttempt({ account }), proof(true)))).toBe(8);
  expect(asked).toBe(10);
});

test('when somebody signed in from an address then the attempts of others are not theirs', async () => {
  const home = anAttempt();
  const { account } = home;
  await passes(7, () => throttle().enter(home));
  await throttle().succeeded(home);
  await passes(30, () => throttle().enter(anAttempt({ account })));

  // Eight new attempts, though the account has none left.
  expect(await passes(10, () => throttle().enter(home))).toBe(8);
  // The address is known to this account only.
  const { address } = anAttempt();
  await throttle().succeeded(anAttempt({ address }));
  expect(await passes(1, () => throttle().enter({ account, address, device: undefined }))).toBe(0);
  expect(await redis.ttl((await redis.keys(`login:known:*:${home.address}`))[0]!)).toBeGreaterThan(
    86_400 * 29,
  );
});

test('when a browser is known then it has 8 attempts of its own, and no others', async () => {
  const { account, address } = anAttempt();
  const device = randomUUID();
  await passes(30, () => throttle().enter(anAttempt({ account, address })));

  expect(await passes(10, () => throttle().enter({ account, address, device }))).toBe(8);
  await throttle().succeeded({ account, address, device });
  expect(await passes(10, () => throttle().enter({ account, address, device }))).toBe(8);
  // A known browser's success did not reset the address.
  expect(await passes(1, () => throttle().enter(anAttempt({ address })))).toBe(0);
});

test.each(['enterOwn', 'enterByLink'] as const)(
  'when codes are tried by %s then there are 8 for an account',
  async (by) => {
    const { account } = anAttempt();

    expect(await passes(10, () => throttle()[by](account))).toBe(8);
    expect(await passes(1, () => throttle()[by](anAttempt().account))).toBe(1);
  },
);

test('when mails are wanted then each place has 3, and all new places of an account have 8 together', async () => {
  const { account, address } = anAttempt();

  expect(await passes(5, () => throttle().enterMail({ account, address, device: undefined }))).toBe(3);
  expect(await passes(9, () => throttle().enterMail(anAttempt({ account })))).toBe(5);
  expect(await passes(1, () => throttle().enterMail(anAttempt()))).toBe(1);
});

test('when an account has had its mails then a browser or an address that it knows still gets some', async () => {
  const home = anAttempt();
  const { account } = home;
  await throttle().succeeded(home);
  await passes(9, () => throttle().enterMail(anAttempt({ account })));

  const known = anAttempt({ account, device: randomUUID() });
  expect(await passes(5, () => throttle().enterMail(home))).toBe(3);
  expect(await passes(5, () => throttle().enterMail(known))).toBe(3);
});

test('when Redis refuses to count then nobody is let in by that', async () => {
  const { address } = anAttempt();
  await redis.lpush(`login:address:${address}`, 'no number');
  const chain = { set: () => chain, incr: () => chain, ttl: () => chain, exec: async () => null };
  const silent = { multi: () => chain } as unknown as Redis;

  await expect(throttle().enter(anAttempt({ address }))).rejects.toThrow('WRONGTYPE');
  await expect(createThrottle(silent).enter(anAttempt())).rejects.toMatchObject({
    ...REFUSED,
    retryAfter: 900,
  });
});
