import { describe, expect, test } from '@jest/globals';
import type { Account } from '@shop/contracts/account';
import type { ActivityEntry } from '@shop/contracts/activity';
import type { AccessLink, Team, TeamMember } from '@shop/contracts/team';
import type { TestClient } from '@shop/service-kit/testing/client';
import { aName, PASSWORD, signedIn, signIn, tokenOf } from '../testing/team.ts';
import { withAuth, type TestAuth } from '../testing/with-auth.ts';

/** An invited person who chose a password and signed in. */
async function join(auth: TestAuth, office: TestClient, role: string) {
  const username = aName();
  const { body: link } = await office.post<AccessLink>('/api/admin/team/invitations', { username, role });
  const accepted = await auth
    .browser()
    .post('/api/admin/access/accept', { token: tokenOf(link), password: PASSWORD });
  expect(accepted.status).toBe(200);
  const page = auth.browser();
  const login = await page.post('/api/admin/login', { username, password: PASSWORD });
  const { body } = await office.get<Team>('/api/admin/team');
  const { id } = body.members.find((one) => one.username === username)!;
  return { id, username, page, login, patch: `/api/admin/team/${id}` };
}

describe('the team', () => {
  test('when there is no other owner who gets in then the account of the one says so, and nobody else’s', () =>
    withAuth(async (auth) => {
      const office = await signedIn(auth);
      const isOnly = async (page: TestClient) =>
        (await page.get<Account>('/api/admin/account')).body.isOnlyOwner;
      const staff = await join(auth, office, 'staff');
      expect([await isOnly(office), await isOnly(staff.page)]).toEqual([true, undefined]);
      const other = await join(auth, office, 'owner');
      expect([await isOnly(office), await isOnly(other.page)]).toEqual([undefined, undefined]);

      await office.patch(other.patch, { isDisabled: true });

      expect(await isOnly(office)).toBe(true);
    }));

  test('when somebody is invited then the link lets them choose a password once, and they have the role', () =>
    withAuth(async (auth) => {
      const office = await signedIn(auth);
      const username = aName();
      const { status, body } = await office.post<AccessLink>('/api/admin/team/invitations', {
        username,
        role: 'editor',
      });
      expect([status, body.link.split('#')[0]]).toEqual([201, `${auth.env.PUBLIC_BASE_URL}/admin/acceso`]);
      const stored = JSON.stringify(await auth.db.collection('access_links').find().toArray());
      expect(stored).not.toContain(tokenOf(body));
      const visitor = auth.browser();

      const token = tokenOf(body);
      const seen = await visitor.post('/api/admin/access/check', { token });
      const accept = () => visitor.post('/api/admin/access/accept', { token, password: PASSWORD });
      const accepted = [(await accept()).status, (await accept()).status];
      const login = await visitor.post('/api/admin/login', { username, password: PASSWORD });

      expect(seen.body).toEqual({ username, kind: 'invitation' });
      expect(accepted).toEqual([200, 404]);
      expect(login).toMatchObject({ status: 200, body: { username, role: 'editor' } });
      expect((await visitor.get('/api/admin/team')).status).toBe(403);
    }));

  test('when an invitation is withdrawn then its link opens nothing', () =>
    withAuth(async (auth) => {
      const office = await signedIn(auth);
      const invitation = { username: aName(), role: 'staff' };
      const { body } = await office.post<AccessLink>('/api/admin/team/invitations', invitation);
      const check = () => auth.browser().post('/api/admin/access/check', { token: tokenOf(body) });
      expect((await check()).status).toBe(200);
      const { invitations } = (await office.get<Team>('/api/admin/team')).body;
      const withdraw = () => office.delete(`/api/admin/team/invitations/${invitations[0]?.id}`);

      expect(await withdraw()).toMatchObject({ status: 200, body: { success: true } });
      expect([(await withdraw()).status, (await check()).status]).toEqual([404, 404]);
    }));

  test('when there is somebody of that name then they are not invited again, and the field says so', () =>
    withAuth(async (auth) => {
      const office = await signedIn(auth);
      const { username } = await join(auth, office, 'staff');

      expect(
        await office.post('/api/admin/team/invitations', { username: username.toUpperCase(), role: 'owner' }),
      ).toMatchObject({ status: 409, body: { errors: { username: 'Ya hay alguien con ese nombre' } } });
      expect((await office.get<Team>('/api/admin/team')).body.invitations).toEqual([]);
    }));

  test('when a role is changed then it counts at once: what was opened with the former one is over', () =>
    withAuth(async (auth) => {
      const office = await signedIn(auth);
      const ana = await join(auth, office, 'owner');
      expect((await ana.page.get('/api/admin/team')).status).toBe(200);

      const changed = await office.patch<TeamMember>(ana.patch, { role: 'viewer' });

      expect(changed.body).toMatchObject({ role: 'viewer', isDisabled: false, isYou: false });
      expect((await ana.page.get('/api/admin/team')).status).toBe(401);
      await signIn(ana.page, { username: ana.username, password: PASSWORD });
      expect((await ana.page.get('/api/admin/team')).status).toBe(403);
    }));

  test('when somebody is disabled then they are out and stay out until they are enabled', () =>
    withAuth(async (auth) => {
      const office = await signedIn(auth);
      const ana = await join(auth, office, 'staff');
      const login = () => ana.page.post('/api/admin/login', { username: ana.username, password: PASSWORD });

      await office.patch(ana.patch, { isDisabled: true });

      expect((await ana.page.get('/api/admin/check-auth')).status).toBe(401);
      expect(await login()).toMatchObject({
        status: 403,
        body: { message: expect.stringMatching(/desactivado/) },
      });
      await office.patch(ana.patch, { isDisabled: false });
      expect((await login()).status).toBe(200);
    }));

  test.each([
    ['demoted', (office: TestClient, member: string) => office.patch(member, { role: 'viewer' })],
    ['removed', (office: TestClient, member: string) => office.delete(member)],
  ])('when an owner is %s then the links that they made and know open nothing', (_, end) =>
    withAuth(async (auth) => {
      const office = await signedIn(auth);
      const ana = await join(auth, office, 'owner');
      const staff = await join(auth, office, 'staff');
      const invitation = { username: aName(), role: 'owner' };
      const made = [
        await ana.page.post<AccessLink>('/api/admin/team/invitations', invitation),
        await ana.page.post<AccessLink>(`${staff.patch}/reset`),
      ];

      await end(office, ana.patch);

      for (const { body } of made) {
        const accept = { token: tokenOf(body), password: PASSWORD };
        expect((await auth.browser().post('/api/admin/access/accept', accept)).status).toBe(404);
      }
      expect((await office.get<Team>('/api/admin/team')).body.invitations).toEqual([]);
    }),
  );

  test('when a password is lost then a link gives a new one, and whoever had the old one is out', () =>
    withAuth(async (auth) => {
      const office = await signedIn(auth);
      const ana = await join(auth, office, 'staff');

      const { body } = await office.post<AccessLink>(`${ana.patch}/reset`);
      const password = 'miel-de-noviembre-3';
      const accepted = await auth
        .browser()
        .post('/api/admin/access/accept', { token: tokenOf(body), password });

      expect(accepted).toMatchObject({ status: 200, body: { success: true } });
      const { username } = ana;
      const activity = (await office.get<ActivityEntry[]>('/api/admin/activity')).body;
      expect(activity.slice(0, 2)).toMatchObject([
        { call: 'POST /api/admin/access/accept', name: username },
        { call: 'POST /api/admin/team/{id}/reset', name: username },
      ]);
      expect((await ana.page.get('/api/admin/check-auth')).status).toBe(401);
      expect((await ana.page.post('/api/admin/login', { username, password: PASSWORD })).status).toBe(401);
      expect((await ana.page.post('/api/admin/login', { username, password })).status).toBe(200);
    }));
});
