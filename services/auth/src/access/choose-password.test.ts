import { beforeAll, expect, test } from '@jest/globals';
import { forFile } from '@shop/service-kit/testing/for-file';
import { createPasswords, type Passwords } from '../password/passwords.ts';
import { authStores } from '../testing/auth-stores.ts';
import { choosePassword, findAccess } from './choose-password.ts';

const stores = forFile(authStores);
let passwords: Passwords;
beforeAll(async () => {
  passwords = await createPasswords();
});

const WEEK_MS = 7 * 86_400_000;
// The database deletes expired links with a delay.
const NOW = Date.now();
const PASSWORD = 'colmena-de-barro-9';
const GONE = { status: 404, message: 'Este enlace ya no sirve. Pide otro a quien administra la tienda.' };

let made = 0;
const aName = () => `Ana ${(made += 1)}`;
/** The dependencies of choosing a password, and the accounts whose sessions ended. */
function accessAt(now = NOW) {
  const ended: number[] = [];
  const sessions = { endAll: async ({ id }: { id: number }) => ended.push(id) };
  return { deps: { ...stores, passwords, sessions, links: stores.links(() => now) }, ended };
}
const invite = (username = aName(), email?: string, now = NOW) =>
  stores.links(() => now).make({ kind: 'invitation', username, role: 'staff', ...(email && { email }) });

test('when somebody new is invited then the link has their name, and opens for seven days', async () => {
  const username = aName();
  const { token, expiresAt } = await invite(username);

  expect(expiresAt.getTime()).toBe(NOW + WEEK_MS);
  expect(await findAccess(accessAt(NOW + WEEK_MS - 1).deps, token)).toMatchObject({
    username,
    kind: 'invitation',
  });
  await expect(findAccess(accessAt(NOW + WEEK_MS).deps, token)).rejects.toMatchObject(GONE);
  await expect(findAccess(accessAt().deps, 'made-up')).rejects.toMatchObject(GONE);
});

test('when the time of a link is over as its password comes then it opens nothing', async () => {
  const { token } = await invite();

  expect(await stores.links(() => NOW + WEEK_MS).take(token)).toBeNull();
  expect(await stores.links(() => NOW + WEEK_MS - 1).take(token)).toMatchObject({ kind: 'invitation' });
});

test('when a link is used then they are in the team with a password that fits, once', async () => {
  const username = aName();
  const { token } = await invite(username, 'ana@example.com');
  const { deps, ended } = accessAt();

  await choosePassword(deps, { token, password: PASSWORD });

  const user = (await stores.users.find(username))!;
  expect(user).toMatchObject({ username, role: 'staff', email: 'ana@example.com' });
  expect(await passwords.matches(user.passwordHash, PASSWORD)).toBe(true);
  expect(await stores.team.memberOf(user)).toEqual({ id: user.id, role: 'staff', isDisabled: false });
  expect(ended).toEqual([]);
  await expect(choosePassword(deps, { token, password: PASSWORD })).rejects.toMatchObject(GONE);
});

test('when two open one link at once then one of them gets it', async () => {
  const { token } = await invite();
  const { deps } = accessAt();

  const both = await Promise.allSettled(
    [1, 2].map(() => choosePassword(deps, { token, password: PASSWORD })),
  );

  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test.each(['invitation', 'reset'] as const)(
  'when storing the password of a link of %s fails then it opens again after a minute',
  async (kind) => {
    const { username } = kind === 'reset' ? await stores.addUser() : { username: aName() };
    const { token } = await stores.links(() => NOW).make({ kind, username, role: 'owner' });
    const failed = () => Promise.reject(new Error('away'));
    const users = { ...stores.users, setPassword: failed, add: failed };
    const use = (now: number, over = {}) =>
      choosePassword({ ...accessAt(now).deps, ...over }, { token, password: PASSWORD });
    await expect(use(NOW, { users })).rejects.toThrow('away');

    await expect(use(NOW + 59_000)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/minuto/),
    });
    expect(await findAccess(accessAt().deps, token)).toMatchObject({ username });
    await use(NOW + 60_000);

    const { passwordHash } = (await stores.users.find(username))!;
    expect(await passwords.matches(passwordHash, PASSWORD)).toBe(true);
    await expect(use(NOW + 120_000)).rejects.toMatchObject(GONE);
  },
);

test('when an invitation is being used then it cannot be withdrawn, and a new one replaces it', async () => {
  const username = aName();
  const links = stores.links(() => NOW);
  const { token } = await invite(username);
  const { _id } = (await links.take(token))!;

  expect(await links.withdraw(_id)).toBe(false);
  const { token: later } = await invite(username);
  expect(await links.take(token)).toBeNull();
  expect(await links.take(later)).toMatchObject({ username });
});

test('when the password is weak then the link stays for another one', async () => {
  const { token } = await invite();
  const { deps } = accessAt();

  await expect(choosePassword(deps, { token, password: 'mexico2024mexico' })).rejects.toMatchObject({
    status: 400,
    body: { message: 'Elige otra contraseña.', errors: { password: expect.stringMatching(/primero/) } },
  });
  await choosePassword(deps, { token, password: PASSWORD });
});

test('when the name was taken meanwhile then another invitation is wanted', async () => {
  const { username } = await stores.addUser();
  const { token } = await invite(username.toUpperCase());

  await expect(choosePassword(accessAt().deps, { token, password: PASSWORD })).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/otra invitación/),
  });
});

test('when a password was lost then the link gives a new one, and ends what was opened with the old', async () => {
  const { id, username } = await stores.addUser('owner');
  const { token } = await stores.links(() => NOW).make({ kind: 'reset', username, role: 'owner' });
  const { deps, ended } = accessAt();

  await choosePassword(deps, { token, password: PASSWORD });

  const { passwordHash, role } = (await stores.users.byId(id))!;
  expect([await passwords.matches(passwordHash, PASSWORD), role, ended]).toEqual([true, 'admin', [id]]);
});

test('when whoever lost the password was removed meanwhile then the link is gone as well', async () => {
  const { token } = await stores.links(() => NOW).make({ kind: 'reset', username: aName(), role: 'owner' });

  await expect(choosePassword(accessAt().deps, { token, password: PASSWORD })).rejects.toMatchObject(GONE);
});

test('when whoever made a link loses the role as it is used then it opens nothing', async () => {
  const [maker, other] = [await stores.addUser(), await stores.addUser()];
  await stores.team.join(other);
  const username = aName();
  const { token } = await stores
    .links()
    .make({ kind: 'invitation', username, role: 'owner', madeBy: maker.id });
  const { deps } = accessAt();
  const take = async (used: string) => {
    await stores.team.changeOf(maker, { change: { role: 'viewer' } });
    return deps.links.take(used);
  };

  const chosen = choosePassword({ ...deps, links: { ...deps.links, take } }, { token, password: PASSWORD });

  await expect(chosen).rejects.toMatchObject(GONE);
  expect(await stores.users.find(username)).toBeNull();
});

test('when somebody is invited again, in whatever capitals then the former link and its address are gone', async () => {
  const links = stores.links(() => NOW);
  const username = aName();
  const former = await invite(username, 'ana@example.com');
  const mailed = (await links.find(former.token))!;

  const later = await invite(username.toUpperCase());

  expect(mailed.email).toBe('ana@example.com');
  expect(await links.find(former.token)).toBeNull();
  const found = (await links.find(later.token))!;
  expect(found).toMatchObject({ _id: mailed._id, username: username.toUpperCase() });
  expect(found).not.toHaveProperty('email');
});

test('when invitations are listed then those that still open are, by name, and one can be withdrawn', async () => {
  await stores.db.collection('access_links').deleteMany({});
  const links = stores.links(() => NOW);
  for (const username of ['Zoe', 'ana', 'Beto']) await invite(username);
  await invite('Vieja', undefined, NOW - WEEK_MS);
  const reset = await links.make({ kind: 'reset', username: 'Carla', role: 'owner' });

  const [first, ...rest] = await links.invitations();

  expect([first, ...rest].map((one) => one?.username)).toEqual(['ana', 'Beto', 'Zoe']);
  expect([await links.withdraw(first!._id), await links.withdraw(first!._id)]).toEqual([true, false]);
  // An invitation can be withdrawn, a reset cannot.
  expect(await links.withdraw((await links.find(reset.token))!._id)).toBe(false);
  expect((await links.invitations()).map(({ username }) => username)).toEqual(['Beto', 'Zoe']);
});

test('when nobody says what time it is then a link opens now', async () => {
  const { token } = await stores.links().make({ kind: 'invitation', username: aName(), role: 'staff' });

  expect(await stores.links().find(token)).toMatchObject({ kind: 'invitation' });
});
