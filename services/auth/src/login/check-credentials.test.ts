import { expect, test } from '@jest/globals';
import type { AdminUserRow } from '../admin-user/admin-user.store.ts';
import { checkCredentials, stillHolds, type LoginDeps } from './login.ts';

const EVA = { id: 7, username: 'Eva', passwordHash: 'hash of right' } as AdminUserRow;
const WITH_CODES = { ...EVA, secondFactor: { secret: 's', lastPeriod: 1, recovery: [] } };
const MEMBER = { id: 7, role: 'staff', isDisabled: false } as const;
const ATTEMPT = { account: 'eva', address: '192.0.2.1', device: undefined };

type Given = { user?: AdminUserRow | null; isDisabled?: boolean };
/** A sign-in, and the calls that it made. Only the code '123456' fits. */
function signingIn({ user = EVA, isDisabled = false }: Given = {}) {
  const said: unknown[][] = [];
  const deps = {
    users: {
      find: async (username: string) => {
        said.push(['find', username]);
        return user;
      },
    },
    team: { memberOf: async () => ({ ...MEMBER, isDisabled }) },
    passwords: {
      matches: async (stored: string | undefined, password: string) => {
        said.push(['matches', stored]);
        // Even for an unknown user the password matches here.
        return password === 'right';
      },
    },
    throttle: {
      enter: async (_: object, isProven: (way: string) => Promise<boolean>) => {
        said.push(['enter']);
        said.push(['proven', await isProven('a way')]);
        return 'a way';
      },
    },
    secondFactor: {
      fits: (_: object, code: string, way: string) => code === '123456' && way === 'a way',
      use: async (_: object, code: string, way: string) => {
        said.push(['use', code, way]);
        return code === '123456';
      },
    },
  } as unknown as LoginDeps;
  const signIn = (password = 'right', code?: string) =>
    checkCredentials(deps, { username: 'Eva', password, ...(code && { code }) }, ATTEMPT);
  return { said, signIn };
}
const WRONG = { status: 401, body: { message: 'Credenciales incorrectas. Intenta de nuevo.' } };

test('when the password is right then who signed in is told, after the attempt was counted, and read once', async () => {
  const { said, signIn } = signingIn();

  expect(await signIn()).toEqual({ user: EVA, member: MEMBER });
  expect(said).toEqual([['enter'], ['proven', false], ['find', 'Eva'], ['matches', 'hash of right']]);
});

test.each([
  ['the password is wrong', {}, 'wrong', 'hash of right'],
  ['there is no such user', { user: null }, 'wrong', undefined],
  ['there is no such user, whatever the password', { user: null }, 'right', undefined],
])('when %s then it is said in one way, after the same work', async (_, given, password, stored) => {
  const { said, signIn } = signingIn(given);

  await expect(signIn(password)).rejects.toMatchObject(WRONG);
  expect(said.at(-1)).toEqual(['matches', stored]);
});

test('when a code comes along then it proves who tries before the password is looked at, with one look at the user', async () => {
  const { said, signIn } = signingIn({ user: WITH_CODES });

  await signIn('right', '123456');

  const [matched, used] = [
    ['matches', 'hash of right'],
    ['use', '123456', 'a way'],
  ];
  expect(said).toEqual([['enter'], ['find', 'Eva'], ['proven', true], matched, used]);
});

test.each([
  ['does not fit', WITH_CODES, '000000'],
  ['is for nobody', null, '123456'],
])('when a code %s then it proves nothing', async (_, user, code) => {
  const { said, signIn } = signingIn({ user });

  await expect(signIn('wrong', code)).rejects.toMatchObject(WRONG);
  expect(said).toContainEqual(['proven', false]);
  expect(said.filter(([what]) => what === 'use')).toEqual([]);
});

test.each([
  [undefined, 'Escribe el código de tu aplicación.'],
  ['000000', 'El código no es correcto, o ya se usó.'],
])('when the second step is on and the code is %j then it is asked for', async (code, message) => {
  const { signIn } = signingIn({ user: WITH_CODES });

  await expect(signIn('right', code)).rejects.toMatchObject({
    status: 401,
    body: { message, needsCode: true },
  });
});

test('when somebody was disabled then they read so, and their code is not used up', async () => {
  const { said, signIn } = signingIn({ user: WITH_CODES, isDisabled: true });

  await expect(signIn('right', '123456')).rejects.toMatchObject({
    status: 403,
    message: expect.stringMatching(/desactivado/),
  });
  expect(said.filter(([what]) => what === 'use')).toEqual([]);
});

test.each<[string, AdminUserRow | null, object, boolean]>([
  ['nothing was changed', EVA, MEMBER, true],
  ['the password was changed', { ...EVA, passwordHash: 'another' }, MEMBER, false],
  ['they were removed', null, MEMBER, false],
  ['they were disabled', EVA, { ...MEMBER, isDisabled: true }, false],
  ['they have another role', EVA, { ...MEMBER, role: 'owner' }, false],
])('when %s meanwhile then the sign-in holds: %s', async (_, now, member, holds) => {
  const stores = { users: { byId: async () => now }, team: { memberOf: async () => member } };

  expect(await stillHolds(stores as unknown as LoginDeps, { user: EVA, member: MEMBER })).toBe(holds);
});
