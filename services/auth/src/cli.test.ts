import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { withAuth, type TestAuth } from './testing/with-auth.ts';

type Ended = { code: number; out: string; err: string };

/** Runs the command line as an operator does. */
const cli = ({ env }: Pick<TestAuth, 'env'>, args: string[], input = ''): Promise<Ended> =>
  new Promise((resolve) => {
    const { MONGODB_URI, MONGODB_DB } = env;
    const options = { env: { ...process.env, MONGODB_URI, MONGODB_DB } };
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'cli.ts'), ...args],
      options,
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    );
    child.stdin?.end(input);
  });

describe('the command line', () => {
  test('when a password comes on standard input, then the new administrator signs in with it and it is not shown', () =>
    withAuth(async (auth) => {
      const ended = await cli(auth, ['add-admin', 'Lucía'], 'colmena-de-barro-9\n');

      expect(ended).toEqual({ code: 0, out: 'Administrator Lucía was added.\n', err: '' });
      const login = await auth.browser().post('/api/admin/login', {
        username: 'lucía',
        password: 'colmena-de-barro-9',
      });
      expect(login).toMatchObject({ status: 200, body: { username: 'Lucía' } });
    }));

  test('when no password is given, then a generated one is shown and works', () =>
    withAuth(async (auth) => {
      const { out } = await cli(auth, ['add-admin', 'ana']);

      const password = /^Password: (\S{16})$/m.exec(out)?.[1];
      expect((await auth.browser().post('/api/admin/login', { username: 'ana', password })).status).toBe(200);
    }));

  test('when the name is taken, the password weak or the command unknown, then one line says so and nothing is stored', () =>
    withAuth(async (auth) => {
      const taken = await cli(auth, ['add-admin', auth.owner.username.toUpperCase()]);
      const weak = await cli(auth, ['add-admin', 'ana'], 'corta');
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
});
