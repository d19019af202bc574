import { sealedKeys, writeCopy } from '@shop/service-kit/kept-keys/kept-keys';
import { backing } from '@shop/service-kit/testing/backing';
import { Redis } from 'ioredis';
import { describe, expect, test } from '@jest/globals';
import type { Account } from '@shop/contracts/account';
import type { ActivityEntry } from '@shop/contracts/activity';
import { withMailedAuth } from '../testing/mailed-auth.ts';
import { colleague, signedIn, signIn } from '../testing/team.ts';
import { withAuth } from '../testing/with-auth.ts';

const LOGIN = '/api/admin/login';
const LINK = '/api/admin/login/link';
const EMAIL = '/api/admin/account/email';

describe('the mailbox of an account', () => {
  test('when a code that went there comes back then it is the account’s; another code is none', () =>
    withMailedAuth(async (auth) => {
      const owner = await signedIn(auth);
      const other = await colleague(auth, owner);
      const removed = await owner.delete(EMAIL);
      const account = async () => (await owner.get<Account>('/api/admin/account')).body;

      const asked = await owner.post(EMAIL, { email: 'otra@example.com' });
      const { subject = '', envelopeTo } = await auth.nextMail();
      const [code = ''] = /\d{6}/.exec(subject) ?? [];
      const wrong = await owner.post(`${EMAIL}/confirm`, { code: code === '000000' ? '111111' : '000000' });
      const byOther = await other.post(`${EMAIL}/confirm`, { code });
      const before = await account();
      const right = await owner.post(`${EMAIL}/confirm`, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` });
      const again = await owner.post(`${EMAIL}/confirm`, { code });

      expect(envelopeTo).toEqual(['otra@example.com']);
      expect(wrong).toMatchObject({ status: 400, body: { errors: { code: expect.any(String) } } });
      expect(before).not.toHaveProperty('email');
      expect([removed, asked, right]).toMatchObject(Array(3).fill({ status: 200, body: { success: true } }));
      expect([byOther.status, again.status]).toEqual([400, 400]);
      expect(await account()).toMatchObject({ email: 'otra@example.com', hasMail: true });
      const { body } = await owner.get<ActivityEntry[]>('/api/admin/activity');
      const confirmed = body.filter(({ call }) => call === `POST ${EMAIL}/confirm`);
      expect(confirmed.map(({ outcome }) => outcome)).toEqual(['refused', 'done', 'refused', 'refused']);
    }));

  test('when no mail server is configured then nothing of it is offered', () =>
    withAuth(async (auth) => {
      const page = auth.browser();
      await signIn(page, auth.owner);

      expect((await page.get(LOGIN)).body).toEqual({ passkeys: true, mailLink: false });
      expect((await page.get<Account>('/api/admin/account')).body.hasMail).toBe(false);
      expect((await page.post(LINK, { username: auth.owner.username })).status).toBe(409);
      expect((await page.post(EMAIL, { email: 'duena@example.com' })).status).toBe(409);
    }));

  test('when the owner has typed a mail server in Cobros y correo then links go out by it', async () => {
    const env = { KEYS_SECRET: 'a-key-of-the-environment', AUDIT_QUEUE: `audit-${crypto.randomUUID()}` };
    const redis = new Redis(backing().REDIS_URL);
    await writeCopy(
      redis,
      { ...env, REDIS_URL: '' },
      {
        SMTP_SERVER: 'smtp.example.com:465',
        SMTP_USER: 'duena@example.com',
        SMTP_PASSWORD: sealedKeys(env)!.seal('abcd', 'SMTP_PASSWORD'),
        MAIL_FROM: 'duena@example.com',
      },
    );
    redis.disconnect();

    await withAuth(async (auth) => {
      expect((await auth.browser().get(LOGIN)).body).toMatchObject({ mailLink: true });
    }, env);
  });

  test('when the mail server refuses the address then who typed it is told', () =>
    withMailedAuth(async (auth) => {
      const owner = await signedIn(auth);
      auth.server.refused.add('nadie@example.com');

      expect((await owner.post(EMAIL, { email: 'nadie@example.com' })).status).toBe(503);
    }));
});
