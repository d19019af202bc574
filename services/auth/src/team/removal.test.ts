import { describe, expect, test } from '@jest/globals';
import type { ProposedFactor } from '@shop/contracts/account';
import type { ActivityEntry } from '@shop/contracts/activity';
import type { AccessLink, Team, TeamMember } from '@shop/contracts/team';
import type { TestClient } from '@shop/service-kit/testing/client';
import { codeOf } from '../testing/app-code.ts';
import { withMailedAuth } from '../testing/mailed-auth.ts';
import { aName, colleague, PASSWORD, signedIn, signIn, tokenOf } from '../testing/team.ts';
import { withAuth } from '../testing/with-auth.ts';

const FACTOR = '/api/admin/account/second-factor';
const memberNamed = async (office: TestClient, username: string): Promise<TeamMember | undefined> =>
  (await office.get<Team>('/api/admin/team')).body.members.find((one) => one.username === username);
const latest = async (office: TestClient) =>
  (await office.get<ActivityEntry[]>('/api/admin/activity')).body[0];

describe('somebody who lost phone and codes', () => {
  test('when an owner takes the second step away then the password is enough, what was open is over, and they are told by mail', () =>
    withMailedAuth(async (auth) => {
      const office = await signedIn(auth);
      const username = aName();
      const page = await colleague(auth, office, username);
      await auth.db.collection('admin_users').updateOne({ username }, { $set: { email: 'eva@example.com' } });
      const { secret } = (await page.post<ProposedFactor>(FACTOR, { password: PASSWORD })).body;
      await page.post(`${FACTOR}/confirm`, { code: codeOf(secret) });
      const before = (await memberNamed(office, username))!;
      const call = `/api/admin/team/${before.id}/second-factor`;

      const byOther = await page.delete(call);
      const removed = await office.delete(call);
      const mail = await auth.nextMail();

      expect(before).toMatchObject({ hasSecondFactor: true });
      expect([byOther.status, removed]).toMatchObject([403, { status: 200, body: { success: true } }]);
      expect(await latest(office)).toMatchObject({
        call: 'DELETE /api/admin/team/{id}/second-factor',
        name: username,
        who: auth.owner.username,
      });
      expect(mail).toMatchObject({ envelopeTo: ['eva@example.com'] });
      expect(mail.subject).toBe('Se quitó tu verificación en dos pasos');
      expect(mail.text).toContain(auth.owner.username);
      expect((await page.get('/api/admin/check-auth')).status).toBe(401);
      await signIn(auth.browser(), { username, password: PASSWORD });
      expect(await memberNamed(office, username)).toMatchObject({ hasSecondFactor: false });
      expect(await office.delete(call)).toMatchObject({ status: 409 });
    }));
});

describe('somebody who leaves', () => {
  test('when an owner takes them out of the team then they are out, their links open nothing, and another has the name', () =>
    withAuth(async (auth) => {
      const office = await signedIn(auth);
      const username = aName();
      const page = await colleague(auth, office, username);
      const { id } = (await memberNamed(office, username))!;
      const { body: reset } = await office.post<AccessLink>(`/api/admin/team/${id}/reset`);

      const removed = await office.delete(`/api/admin/team/${id}`);

      expect(removed).toMatchObject({ status: 200, body: { success: true } });
      expect(await latest(office)).toMatchObject({ call: 'DELETE /api/admin/team/{id}', name: username });
      expect(await memberNamed(office, username)).toBeUndefined();
      expect((await page.get('/api/admin/check-auth')).status).toBe(401);
      const login = await auth.browser().post('/api/admin/login', { username, password: PASSWORD });
      expect(login.status).toBe(401);
      const token = tokenOf(reset);
      expect((await auth.browser().post('/api/admin/access/check', { token })).status).toBe(404);
      await colleague(auth, office, username);
      expect((await office.delete(`/api/admin/team/${id}`)).status).toBe(404);
      expect((await memberNamed(office, username))!.id).toBeGreaterThan(id);
    }));

  test('when another one has the name then no link, passkey, session or deed of the one before is theirs', () =>
    withAuth(async (auth) => {
      const office = await signedIn(auth);
      const username = aName();
      const page = await colleague(auth, office, username);
      await page.post('/api/admin/account/sessions/end-others');
      const former = (await memberNamed(office, username))!;
      const { body: reset } = await office.post<AccessLink>(`/api/admin/team/${former.id}/reset`);
      const links = auth.db.collection('access_links');
      const made = await links.findOne({ kind: 'reset', username });
      await office.delete(`/api/admin/team/${former.id}`);
      const next = await colleague(auth, office, username);
      await next.post('/api/admin/account/sessions/end-others');
      // As if this link had been stored after the former member's removal.
      await links.insertOne(made!);

      const accepted = await auth.browser().post('/api/admin/access/accept', {
        token: tokenOf(reset),
        password: 'otra-muy-distinta-7',
      });

      expect(accepted.status).toBe(404);
      expect((await next.get('/api/admin/check-auth')).status).toBe(200);
      expect((await page.get('/api/admin/check-auth')).status).toBe(401);
      await signIn(auth.browser(), { username, password: PASSWORD });
      const { body } = await office.get<ActivityEntry[]>(`/api/admin/activity?who=${username}`);
      const ended = body.filter(({ call }) => call.endsWith('/sessions/end-others'));
      expect(ended.map(({ isFormer }) => isFormer)).toEqual([undefined, true]);
      const csv = await office.get<string>(`/api/admin/activity/actividad.csv?who=${username}`);
      expect(csv.body.split(`${username} (anterior)`).length - 1).toBe(
        body.filter(({ isFormer }) => isFormer).length,
      );
      expect((await next.get<{ passkeys: unknown[] }>('/api/admin/account/passkeys')).body.passkeys).toEqual(
        [],
      );
    }));

  test('when the last owner would go then nobody does', () =>
    withAuth(async (auth) => {
      const office = await signedIn(auth);
      const you = (await memberNamed(office, auth.owner.username))!;

      expect(await office.delete(`/api/admin/team/${you.id}`)).toMatchObject({
        status: 409,
        body: { message: expect.stringMatching(/al menos una persona/) },
      });
      expect((await office.get('/api/admin/team')).status).toBe(200);
    }));
});
