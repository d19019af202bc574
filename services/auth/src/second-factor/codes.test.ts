import { expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { createSealed } from '@shop/service-kit/sealed';
import { codeOf } from '../testing/app-code.ts';
import { authStores } from '../testing/auth-stores.ts';
import { createCodeTries } from './code-tries.ts';
import { createSecondFactor } from './second-factor.ts';

/** Periods that are left of the day at START. */
const MIDNIGHT = 320;
const USED_UP = {
  status: 429,
  message: expect.stringMatching(/no sirven hasta mañana.*código de recuperación/),
  body: { needsCode: true },
  retryAfter: expect.any(Number),
};

const stores = forFile(authStores);

const PERIOD_MS = 30_000;
/** In the middle of period 58,000,000. */
const START = 58_000_000 * PERIOD_MS + PERIOD_MS / 2;
const SEALED = createSealed('a-secret-of-sixteen', 'codes');

/** A person with or without the second step, and a clock. */
async function somebody({ isSetUp = true } = {}) {
  const { id } = await stores.addUser();
  let now = START;
  const clock = () => now;
  const { users, redis } = stores;
  const factor = createSecondFactor({ users, sealed: SEALED, tries: createCodeTries(redis, clock) }, clock);
  const row = async () => (await stores.users.byId(id))!;
  const { secret, uri } = await factor.propose(await row(), 'miel.example');
  const codes = isSetUp ? (await factor.confirm(await row(), codeOf(secret, START)))! : [];
  return {
    id,
    factor,
    row,
    secret,
    uri,
    codes,
    /** The code that the app shows this many periods after START. */
    shown: (periods: number) => codeOf(secret, START + periods * PERIOD_MS),
    /** A code that the app shows on another day. */
    wrong: (nth = 0) => codeOf(secret, START + (nth + 2) * 86_400_000),
    wait: (periods: number) => void (now = START + periods * PERIOD_MS),
    use: async (code: string, way = `way of ${id}`) => factor.use(await row(), code, way),
    fits: async (code: string, way = `way of ${id}`) => factor.fits(await row(), code, way),
  };
}

test('when a secret is proposed then the app can read it, it is sealed, and it counts for nothing yet', async () => {
  const { secret, uri, row, fits, use, shown } = await somebody({ isSetUp: false });
  const { username, proposedSecret = '', secondFactor } = await row();

  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const named = `otpauth://totp/miel.example:${encodeURIComponent(username)}?`;
  expect(uri.startsWith(named)).toBe(true);
  expect(uri).toContain(`secret=${secret}&`);
  expect(proposedSecret).not.toContain(secret);
  expect(secondFactor).toBeUndefined();
  expect([await fits(shown(1)), await use(shown(1))]).toEqual([false, false]);
});

test('when a code of the proposed secret is shown then ten recovery codes are told, and their hashes stored', async () => {
  const { row, codes } = await somebody();
  const { proposedSecret, secondFactor } = await row();

  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect(proposedSecret).toBeUndefined();
  expect(secondFactor).toMatchObject({ lastPeriod: 58_000_000 });
  expect(secondFactor!.recovery).toHaveLength(10);
  for (const stored of secondFactor!.recovery) expect(stored).toMatch(/^[\w-]{43}$/);
});

test('when another code is shown, nothing was proposed, or another secret meanwhile then the step is not on', async () => {
  const { factor, row, shown, secret } = await somebody({ isSetUp: false });
  const early = await row();
  const stranger = await stores.addUser();

  expect(await factor.confirm(early, shown(2))).toBeUndefined();
  expect(await factor.confirm(stranger, shown(0))).toBeUndefined();
  // The secret is sealed for another user.
  expect(await factor.confirm({ ...early, id: stranger.id }, shown(0))).toBeUndefined();
  await factor.propose(early, 'miel.example');
  expect(await factor.confirm(early, codeOf(secret, START))).toBeUndefined();
  expect((await row()).secondFactor).toBeUndefined();
});

test('when a code is of this period or one beside it then it fits, and of others it does not', async () => {
  const { fits, wait, shown } = await somebody();
  wait(10);

  const near = await Promise.all([8, 9, 10, 11, 12].map((period) => fits(shown(period))));

  expect(near).toEqual([false, true, true, true, false]);
});

test('when a code was used then it and those before it are used up, however they are typed', async () => {
  const { use, fits, wait, shown, row } = await somebody();
  wait(1);
  const spaced = shown(1).replace(/^.../, '$& - ');

  expect([await fits(shown(0)), await fits(spaced)]).toEqual([false, true]);
  // A check does not use the code up.
  expect([await use(spaced), await fits(spaced), await use(shown(1)), await use(shown(0))]).toEqual([
    ...[true, false, false, false],
  ]);
  expect((await row()).secondFactor).toMatchObject({ lastPeriod: 58_000_001 });
});

test('when the phone is lost then each recovery code opens once, however it is typed', async () => {
  const { use, fits, codes, row } = await somebody();
  const typed = codes[3]!.toLowerCase().replaceAll('-', ' ');

  expect([await fits(typed), await use(typed), await fits(typed), await use(codes[3]!)]).toEqual([
    ...[true, true, false, false],
  ]);
  expect((await row()).secondFactor?.recovery).toHaveLength(9);
  expect(await use(codes[4]!)).toBe(true);
});

test.each(['', '12345', '1234567', 'ABCDEF', 'ÀÀÀÀÀÀ', 'AAAA-AAAA-AAAA-AAAA'])(
  'when the code is %j then it is none',
  async (code) => {
    const { use, fits } = await somebody();

    expect([await fits(code), await use(code)]).toEqual([false, false]);
  },
);

test('when nobody says what time it is then it is now', async () => {
  const user = await stores.addUser();
  const { users, redis } = stores;
  const factor = createSecondFactor({ users, sealed: SEALED, tries: createCodeTries(redis) });
  const { secret } = await factor.propose(user, 'miel.example');
  const row = (await stores.users.byId(user.id))!;

  expect(await factor.confirm(row, codeOf(secret, Date.now()))).toHaveLength(10);
});

test('when ten wrong codes were sent then those of the app count no more that day, however many come at once', async () => {
  const { use, wrong, wait, shown } = await somebody();
  wait(1);

  const answers = await Promise.allSettled(Array.from({ length: 50 }, (_, nth) => use(wrong(nth))));

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  await expect(use(shown(1))).rejects.toMatchObject(USED_UP);
  wait(MIDNIGHT - 1);
  await expect(use(shown(MIDNIGHT - 1))).rejects.toMatchObject(USED_UP);
  wait(MIDNIGHT);
  expect(await use(shown(MIDNIGHT))).toBe(true);
});

test('when looking whether codes fit is all that is tried then that is counted too, and tells nothing once used up', async () => {
  const { fits, use, wrong, wait, shown } = await somebody();
  wait(1);
  for (let nth = 0; nth < 10; nth += 1) expect(await fits(wrong(nth))).toBe(false);

  expect(await fits(shown(1))).toBe(false);
  await expect(use(shown(1))).rejects.toMatchObject(USED_UP);
});

test('when codes are right then they use no try up', async () => {
  const { fits, use, wait, shown } = await somebody();
  for (let period = 1; period < 15; period += 1) {
    wait(period);
    expect([await fits(shown(period)), await use(shown(period))]).toEqual([true, true]);
  }
});

test('when others use up the tries of one way then recovery codes open there, and the app’s everywhere else', async () => {
  const { use, fits, wrong, wait, shown, codes } = await somebody();
  wait(1);
  for (let nth = 0; nth < 10; nth += 1) await use(wrong(nth));

  expect([await fits(codes[0]!), await use(codes[0]!)]).toEqual([true, true]);
  expect(await use(shown(1), `another way of ${shown(1)}`)).toBe(true);
});
