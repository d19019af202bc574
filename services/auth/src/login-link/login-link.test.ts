import { createHash } from 'node:crypto';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { ProposedFactor } from '@shop/contracts/account';
import type { ActivityEntry } from '@shop/contracts/activity';
import { pageAt } from '@shop/contracts/pages/all';
import type { Team } from '@shop/contracts/team';
import type { TestClient } from '@shop/service-kit/testing/client';
import { codeOf } from '../testing/app-code.ts';
import { withMailedAuth, type MailedAuth } from '../testing/mailed-auth.ts';
import { aName, signedIn } from '../testing/team.ts';
import { anAddress } from '@shop/service-kit/testing/an-address';

const LOGIN = '/api/admin/login';
const LINK = '/api/admin/login/link';
const USE = '/api/admin/login/link/use';
const EMAIL = '/api/admin/account/email';
const GONE = {
  status: 401,
  body: { message: 'Este enlace ya no sirve, o lo pidió otro navegador. Pide otro donde quieres entrar.' },
};

afterEach(() => {
  jest.restoreAllMocks();
});

/** Asks for a link in a browser, and reads the mail. */
async function askFor({ owner, nextMail }: MailedAuth, page: TestClient): Promise<string> {
  await page.post(LINK, { username: owner.username });
  const { text = '' } = await nextMail();
  const [, path = '', token = ''] = /(\/[\w/]+)#([\w-]{43})/.exec(text) ?? [];
  expect(pageAt(path)?.path).toBe('/admin/entrar');
  return token;
}

describe('a link to sign in', () => {
  test('when the account is being guessed from everywhere then it gets the owner in from a new place, once', () =>
    withMailedAuth(async (auth) => {
      // Uses up the account's attempts; throttle.test.ts and test/abuse show that 1,000 guesses use up no more.
      for (let at = 0; at < 21; at += 1)
        await auth.browser().post(LOGIN, { ...auth.owner, password: `intento ${at}` });
      const fresh = auth.browser();
      const byPassword = await fresh.post(LOGIN, auth.owner);
      const token = await askFor(auth, fresh);

      const twice = await Promise.all([1, 2].map(() => fresh.post(USE, { token })));

      expect(byPassword.status).toBe(429);
      expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
      expect(twice.find(({ status }) => status === 200)?.body).toEqual({
        username: auth.owner.username,
        role: 'owner',
      });
      const { body } = await fresh.get<ActivityEntry[]>('/api/admin/activity');
      expect(body).toContainEqual(
        expect.objectContaining({
          call: `POST ${USE}`,
          outcome: 'done',
          who: auth.owner.username,
          name: auth.owner.username,
        }),
      );
    }));

  test('when the mail is opened in another browser then it opens nothing there, and still where it was asked for', () =>
    withMailedAuth(async (auth) => {
      const asking = auth.browser();
      const token = await askFor(auth, asking);
      const other = auth.browser();
      await other.post(LINK, { username: aName() });

      expect(await other.post(USE, { token })).toMatchObject(GONE);
      expect(await auth.browser().post(USE, { token })).toMatchObject(GONE);
      expect((await asking.post(USE, { token })).status).toBe(200);
    }));

  test.each([
    ['another', { $set: { email: 'nueva@example.com' } }],
    ['none', { $unset: { email: 1 } }],
  ] as const)(
    'when the account has %s address since then a link in the former mailbox opens nothing',
    (_, change) =>
      withMailedAuth(async (auth) => {
        const page = auth.browser();
        const token = await askFor(auth, page);

        await auth.db.collection('admin_users').updateOne({ username: auth.owner.username }, change);

        expect(await page.post(USE, { token })).toMatchObject(GONE);
      }),
  );

  test('when two are asked for in one browser then the earlier mail is as good as the later, for 15 minutes', () =>
    withMailedAuth(async (auth) => {
      const page = auth.browser();
      const [first, second] = [await askFor(auth, page), await askFor(auth, page)];
      const third = await askFor(auth, page);
      const key = `login:link:${createHash('sha256').update(third).digest('base64url')}`;
      const life = await auth.redis.ttl(key);

      expect((await page.post(USE, { token: second })).status).toBe(200);
      // Signing in removed the browser's secret.
      expect(await page.post(USE, { token: first })).toMatchObject(GONE);
      expect(life).toBeGreaterThan(0);
      expect(life).toBeLessThanOrEqual(900);
    }));

  test('when the second step is on then the link asks for its code, and codes are counted', () =>
    withMailedAuth(async (auth) => {
      const now = Math.floor(Date.now() / 30_000) * 30_000 + 15_000;
      jest.spyOn(Date, 'now').mockReturnValue(now);
      const owner = await signedIn(auth);
      const FACTOR = '/api/admin/account/second-factor';
      const { password } = auth.owner;
      const { secret } = (await owner.post<ProposedFactor>(FACTOR, { password })).body;
      await owner.post(`${FACTOR}/confirm`, { code: codeOf(secret, now) });
      const page = auth.browser();
      const token = await askFor(auth, page);

      const alone = await page.post(USE, { token });
      const wrong: number[] = [];
      for (let at = 0; at < 7; at += 1)
        wrong.push((await page.post(USE, { token, code: 'nada-de-nada' })).status);
      const right = await page.post(USE, { token, code: codeOf(secret, now + 30_000) });
      const after = await askFor(auth, page);
      const tooMany = await page.post(USE, { token: after, code: 'nada-de-nada' });

      expect(alone).toMatchObject({ status: 401, body: { needsCode: true } });
      expect(wrong).toEqual(Array(7).fill(401));
      expect(right.status).toBe(200);
      expect(tooMany.status).toBe(429);
    }));

  test('when there is no such account, or it is disabled or has no mailbox then the answer is the same, and no mail', () =>
    withMailedAuth(async (auth) => {
      const owner = await signedIn(auth);
      const username = aName();
      const { link } = (
        await owner.post<{ link: string }>('/api/admin/team/invitations', {
          username,
          role: 'staff',
          email: 'eva@example.com',
        })
      ).body;
      await auth.nextMail();
      const token = link.split('#')[1];
      await auth.browser().post('/api/admin/access/accept', { token, password: 'colmena-de-barro-9' });
      const { members } = (await owner.get<Team>('/api/admin/team')).body;
      const eva = members.find((one) => one.username === username);
      await owner.patch(`/api/admin/team/${eva?.id}`, { isDisabled: true });

      const nobody = await auth.browser().post(LINK, { username: aName() });
      const disabled = await auth.browser().post(LINK, { username });
      await owner.delete(EMAIL);
      const noMailbox = await auth.browser().post(LINK, { username: auth.owner.username });
      await owner.patch(`/api/admin/team/${eva?.id}`, { isDisabled: false });
      const address = anAddress();
      const known = await auth.browser(address).post(LINK, { username: username.toUpperCase() });

      // Mails arrive in order: this one would not be first if others had been sent.
      const { envelopeTo, text } = await auth.nextMail();
      expect(envelopeTo).toEqual(['eva@example.com']);
      expect(text).toContain(username);
      expect(text).toContain(`desde ${address}`);
      const seen = ({ status, body, headers }: typeof nobody) => ({
        status,
        body,
        cookie: /^admin_link=[\w-]{43}; Max-Age=900; .*HttpOnly; SameSite=Strict$/.test(
          headers.get('set-cookie') ?? '',
        ),
      });
      for (const answer of [nobody, disabled, noMailbox, known])
        expect(seen(answer)).toEqual({ status: 200, body: { success: true }, cookie: true });
    }));

  test('when the shop opens with https then no other page of its domain can set what the browser keeps', () =>
    withMailedAuth(
      async (auth) => {
        const { headers } = await auth.browser().post(LINK, { username: aName() });

        expect(headers.get('set-cookie')).toMatch(
          /^__Host-admin_link=[\w-]{43}; Max-Age=900; Path=\/; .*Secure/,
        );
      },
      { PUBLIC_BASE_URL: 'https://miel.example' },
    ));

  test('when links are asked for again and again then a place gets 3, the account 8, and known places their own', () =>
    withMailedAuth(async (auth) => {
      const { username } = auth.owner;
      const page = auth.browser();
      const statuses: number[] = [];
      for (let at = 0; at < 5; at += 1) statuses.push((await page.post(LINK, { username })).status);
      let taken = 0;
      for (let at = 0; at < 10; at += 1)
        if ((await auth.browser().post(LINK, { username })).status === 200) taken += 1;
      const nobody = aName();
      const unknown: number[] = [];
      for (let at = 0; at < 10; at += 1)
        unknown.push((await auth.browser().post(LINK, { username: nobody })).status);

      expect(statuses).toEqual([200, 200, 200, 429, 429]);
      expect(taken).toBe(5);
      expect(unknown).toEqual([...Array(8).fill(200), 429, 429]);
      expect((await (await signedIn(auth)).post(LINK, { username })).status).toBe(200);
    }));

  test('when the mail server is away then the answer is the same', () =>
    withMailedAuth(async (auth) => {
      await auth.server.shut();

      const answer = await auth.browser().post(LINK, { username: auth.owner.username });

      expect(answer).toMatchObject({ status: 200, body: { success: true } });
      await auth.server.open();
    }));
});
