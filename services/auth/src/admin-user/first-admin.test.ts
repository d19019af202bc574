import { describe, expect, test } from '@jest/globals';
import { backing } from '@shop/service-kit/testing/backing';
import { auth } from '../service.ts';
import { withAuth } from '../testing/with-auth.ts';

const start = (over: Record<string, string>) => auth.start({ ...backing(), ...over });

describe('the first administrator', () => {
  test('when there is none and none is named then the start is refused with what to do', async () => {
    const lacking: Record<string, string>[] = [
      {},
      { ADMIN_USERNAME: '', ADMIN_PASSWORD: '' },
      { ADMIN_USERNAME: 'ana' },
    ];
    for (const env of lacking)
      await expect(start(env)).rejects.toThrow(
        /^There is no administrator yet: set ADMIN_USERNAME and ADMIN_PASSWORD .*add-admin/,
      );
  });

  test.each([
    ['admin', 'admin'],
    ['ana', 'x'.repeat(256)],
    ['a'.repeat(101), 'abejas-y-flores-26'],
  ])(
    'when it would be %s with the password %s then the start is refused without showing the password',
    async (username, password) => {
      const refusal = await start({ ADMIN_USERNAME: username, ADMIN_PASSWORD: password }).catch(
        (error: Error) => error.message,
      );

      expect(refusal).toMatch(/^Administrator.*: the (password|username) [^\n]+$/);
      if (!username.includes(password)) expect(refusal).not.toContain(password);
    },
  );

  test('when the secret of the sessions is empty or short then the start is refused', async () => {
    for (const SESSION_SECRET of ['', 'short'])
      await expect(start({ SESSION_SECRET })).rejects.toThrow(/^Configuration: SESSION_SECRET/);
  });

  test('when it is made then what is stored is an argon2id hash with the agreed cost, and the role admin', () =>
    withAuth(async ({ db, owner }) => {
      const [row, ...others] = await db.collection('admin_users').find().toArray();

      expect(others).toEqual([]);
      expect(row).toMatchObject({ id: 1, username: owner.username, role: 'admin' });
      expect(row?.['passwordHash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(JSON.stringify(row)).not.toContain(owner.password);
    }));

  test('when the environment changes later then the administrators stay as they are', () =>
    withAuth(async ({ env, db, owner, browser }) => {
      const again = { ...env, ADMIN_USERNAME: owner.username, ADMIN_PASSWORD: 'otra-muy-distinta-7' };
      const { running } = await auth.start(again);
      await running.close();

      expect(await db.collection('admin_users').countDocuments()).toBe(1);
      expect((await browser().post('/api/admin/login', owner)).status).toBe(200);
    }));

  test('when three instances start at once then there is one', async () => {
    const env = { ...backing(), ADMIN_USERNAME: 'ana', ADMIN_PASSWORD: 'abejas-y-flores-26' };

    const started = await Promise.all([1, 2, 3].map(() => auth.start(env)));

    const client = await import('../database.ts').then(({ openDatabase }) => openDatabase(env));
    expect(await client.collection('admin_users').countDocuments()).toBe(1);
    await client.dropDatabase();
    await client.close();
    for (const { running } of started) await running.close();
  });
});
