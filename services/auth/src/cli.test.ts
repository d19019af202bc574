import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { ProposedFactor } from '@shop/contracts/account';
import { ConfigError } from '@shop/service-kit/config';
import { codeOf } from './testing/app-code.ts';
import { addAdmin } from './admin-user/add-admin.ts';
import { createAdminUserStore } from './admin-user/admin-user.store.ts';
import { runCommand } from './admin-user/commands.ts';
import { createPasswords } from './password/passwords.ts';
import { createTeamStore } from './team/team.store.ts';
import { signIn } from './testing/team.ts';
import { withAuth, type TestAuth } from './testing/with-auth.ts';

type Ended = { code: number; out: string; err: string };
type Input = { input?: string; REDIS_URL?: string; MONGODB_URI?: string; MONGO_LIMIT_MS?: string };

/** The command line in a process of its own, as an operator runs it; starting one takes a second. */
const cli = (
  { env }: Pick<TestAuth, 'env'>,
  args: string[],
  { input = '', ...over }: Input = {},
): Promise<Ended> =>
  new Promise((resolve) => {
    const { MONGODB_URI, MONGODB_DB, REDIS_URL } = env;
    const options = { env: { ...process.env, MONGODB_URI, MONGODB_DB, REDIS_URL, ...over } };
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'cli.ts'), ...args],
      options,
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    );
    child.stdin?.end(input);
  });

/** The same without the process: what it would say. */
const told = ({ env }: Pick<TestAuth, 'env'>, args: string[], { input = '', ...over }: Input = {}) =>
  runCommand(args, { env: { ...env, ...over }, input: async () => input }).then(
    (out) => ({ code: 0, out: `${out}\n`, err: '' }),
    (error: Error) => {
      expect(error).toBeInstanceOf(ConfigError);
      return { code: 1, out: '', err: `${error.message}\n` };
    },
  );

/** A second administrator; the name is new each time, because all tests keep their sessions in one Redis. */
async function another({ db }: TestAuth) {
  const given = { username: `Ana ${randomBytes(4).toString('hex')}`, password: 'colmena-de-barro-9' };
  const users = createAdminUserStore(db);
  await addAdmin({ users, team: createTeamStore(db, users), passwords: await createPasswords() }, given);
  return given;
}

describe('the command line', () => {
  test('when a password comes on standard input then the new administrator signs in with it and it is not shown', () =>
    withAuth(async (auth) => {
      const ended = await cli(auth, ['add-admin', 'Lucía'], { input: 'colmena-de-barro-9\n' });

      expect(ended).toEqual({ code: 0, out: 'Administrator Lucía was added.\n', err: '' });
      const login = await auth.browser().post('/api/admin/login', {
        username: 'lucía',
        password: 'colmena-de-barro-9',
      });
      expect(login).toMatchObject({ status: 200, body: { username: 'Lucía' } });
    }));

  test('when no password is given then a generated one is shown and works', () =>
    withAuth(async (auth) => {
      const { out } = await told(auth, ['add-admin', 'ana']);

      const password = /^Password: (\S{16})$/m.exec(out)?.[1];
      expect((await auth.browser().post('/api/admin/login', { username: 'ana', password })).status).toBe(200);
    }));

  test('when the name is taken, the password weak or the command unknown then one line says so and nothing is stored', () =>
    withAuth(async (auth) => {
      const taken = await told(auth, ['add-admin', auth.owner.username.toUpperCase()]);
      const weak = await told(auth, ['add-admin', 'ana'], { input: 'corta' });
      const unknown = await cli(auth, ['drop-everything']);

      expect(taken).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringMatching(/: the username is taken\n$/),
      });
      expect(weak).toMatchObject({
        code: 1,
        err: 'Administrator ana: the password must have at least 10 characters\n',
      });
      expect(unknown).toMatchObject({ code: 1, err: expect.stringMatching(/^usage: /) });
      expect(await auth.db.collection('admin_users').countDocuments()).toBe(1);
    }));

  test('when a password is set then only the new one signs in, and whoever was signed in with the old one is out', () =>
    withAuth(async (auth) => {
      const [old, other] = [auth.browser(), auth.browser()];
      await signIn(old, auth.owner);
      await signIn(other, await another(auth));

      const ended = await told(auth, ['set-password', auth.owner.username], {
        input: 'miel-de-noviembre-3\n',
      });

      const done = `Administrator ${auth.owner.username} has a new password. Sessions ended: 1.\n`;
      expect(ended).toEqual({ code: 0, out: done, err: '' });
      expect((await old.get('/api/admin/check-auth')).status).toBe(401);
      expect((await other.get('/api/admin/check-auth')).status).toBe(200);
      expect((await auth.browser().post('/api/admin/login', auth.owner)).status).toBe(401);
      const renewed = { ...auth.owner, password: 'miel-de-noviembre-3' };
      expect((await auth.browser().post('/api/admin/login', renewed)).status).toBe(200);
    }));

  test('when an administrator is removed then neither the session nor the password opens anything; the last one stays', () =>
    withAuth(async (auth) => {
      const ana = await another(auth);
      const browser = auth.browser();
      await signIn(browser, ana);

      const removed = await told(auth, ['remove-admin', ana.username.toUpperCase()]);
      const last = await told(auth, ['remove-admin', auth.owner.username]);

      expect(removed.out).toBe(
        `Administrator ${ana.username.toUpperCase()} was removed. Sessions ended: 1.\n`,
      );
      expect((await browser.get('/api/admin/check-auth')).status).toBe(401);
      expect((await auth.browser().post('/api/admin/login', ana)).status).toBe(401);
      expect(last).toMatchObject({
        code: 1,
        err: expect.stringMatching(/: is the only owner; add another one first\n$/),
      });
      expect((await told(auth, ['list-admins'])).out).toMatch(
        new RegExp(`^\\d{4}-\\d\\d-\\d\\d {2}${auth.owner.username}\n$`),
      );
    }));

  test('when the app and the recovery codes are lost then the second step is taken away and the password is enough', () =>
    withAuth(async (auth) => {
      const factor = '/api/admin/account/second-factor';
      const page = auth.browser();
      await signIn(page, auth.owner);
      const { password, username } = auth.owner;
      const { body } = await page.post<ProposedFactor>(factor, { password });
      const code = codeOf(body.secret);
      await page.post(`${factor}/confirm`, { code });
      const before = await auth.browser().post('/api/admin/login', auth.owner);

      const ended = await told(auth, ['remove-second-factor', username]);
      const nobody = await told(auth, ['remove-second-factor', 'nadie']);

      const done = `Administrator ${username} signs in with the password alone.\n`;
      expect(before).toMatchObject({ status: 401, body: { needsCode: true } });
      expect(ended).toEqual({ code: 0, out: done, err: '' });
      expect((await auth.browser().post('/api/admin/login', auth.owner)).status).toBe(200);
      expect(nobody).toMatchObject({
        code: 1,
        err: 'Administrator nadie: there is no such administrator\n',
      });
    }));

  test('when nobody has the name, the new password is weak or Redis is away then the passwords stay as they are', () =>
    withAuth(async (auth) => {
      const nobody = await told(auth, ['set-password', 'nadie']);
      const weak = await told(auth, ['set-password', auth.owner.username], { input: 'corta' });
      const away = await told(auth, ['set-password', auth.owner.username], {
        REDIS_URL: 'redis://127.0.0.1:1',
      });

      expect(nobody.err).toBe('Administrator nadie: there is no such administrator\n');
      expect(weak.err).toMatch(/: the password must have at least 10 characters\n$/);
      expect(away).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringMatching(/^Redis cannot be reached: /),
      });
      expect((await auth.browser().post('/api/admin/login', auth.owner)).status).toBe(200);
    }));

  test('when all Sentinels are away then the command says so and ends', () =>
    withAuth(async (auth) => {
      const REDIS_URL = 'redis+sentinel://127.0.0.1:1,127.0.0.1:2/shop';

      const ended = await cli(auth, ['list-admins'], { REDIS_URL });

      expect(ended).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringMatching(/^Redis cannot be reached: All sentinels are unreachable/),
      });
    }));

  test('when TLS with a Sentinel fails then the command says where to look', () =>
    withAuth(async (auth) => {
      const plain = createServer((socket) => socket.on('error', () => undefined).end()).listen(
        0,
        '127.0.0.1',
      );
      await once(plain, 'listening');
      const REDIS_URL = `rediss+sentinel://127.0.0.1:${(plain.address() as AddressInfo).port}/shop`;

      const { err } = await told(auth, ['list-admins'], { REDIS_URL });
      plain.close();

      expect(err).toMatch(/Connection is closed\. Does NODE_EXTRA_CA_CERTS name /);
    }));

  test('when MongoDB is away then the command says so and ends', () =>
    withAuth(async (auth) => {
      const away = { MONGODB_URI: 'mongodb://127.0.0.1:1', MONGO_LIMIT_MS: '200' };
      const ended = await cli(auth, ['list-admins'], away);

      expect(ended).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^Failed: /) });
    }));
});
