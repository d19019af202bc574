import { expect, test } from '@jest/globals';
import type { AccessLink, Team } from '@shop/contracts/team';
import { someSettings } from '@shop/contracts/testing/builders';
import { settingsServer } from '@shop/service-kit/testing/settings-server';
import { withMailedAuth } from '../testing/mailed-auth.ts';
import { aName, PASSWORD, signedIn, tokenOf } from '../testing/team.ts';

test('when mails can be sent then an invitation and a link for another password go by mail, and stay to be copied', () =>
  withMailedAuth(async (auth) => {
    const office = await signedIn(auth);
    const email = 'eva@example.com';
    const request = { username: aName(), role: 'staff', email };

    const invited = await office.post<AccessLink>('/api/admin/team/invitations', request);
    const invitation = await auth.nextMail();
    const accept = { token: tokenOf(invited.body), password: PASSWORD };
    await auth.browser().post('/api/admin/access/accept', accept);
    const { members, hasMail } = (await office.get<Team>('/api/admin/team')).body;
    const { id } = members.find(({ username }) => username === request.username)!;
    const reset = await office.post<AccessLink>(`/api/admin/team/${id}/reset`);
    const other = await auth.nextMail();

    expect(hasMail).toBe(true);
    expect([invited.body, reset.body]).toMatchObject(Array(2).fill({ mailedTo: email, isMailed: true }));
    expect([invitation.subject, other.subject]).toEqual([
      ...['Te invitaron a la administración', 'Elige otra contraseña'],
    ]);
    expect(invitation.text).toContain(invited.body.link);
    expect(other.text).toContain(reset.body.link);
    expect([invitation, other].map(({ envelopeTo }) => envelopeTo)).toEqual([[email], [email]]);
    expect(invitation.from).toMatchObject({ name: 'Flor de Kaab', address: 'hola@example.com' });
  }));

test('when the mail server takes an invitation not then the owner is told, and has the link', () =>
  withMailedAuth(async (auth) => {
    const office = await signedIn(auth);
    const email = 'nadie@example.com';
    auth.server.refused.add(email);
    const request = { username: aName(), role: 'staff', email };

    const { status, body } = await office.post<AccessLink>('/api/admin/team/invitations', request);

    expect([status, body.mailedTo, body.isMailed]).toEqual([201, email, false]);
    expect((await auth.browser().post('/api/admin/access/check', { token: tokenOf(body) })).status).toBe(200);
  }));

test('when ‘Tienda’ gives the shop a name and colours then mails have them, and the last known while it is away', async () => {
  const contentMedia = await settingsServer({ name: 'Miel del Mayab', colors });
  try {
    await withMailedAuth(
      async (auth) => {
        const office = await signedIn(auth);
        const mail = async () => {
          const request = { username: aName(), role: 'staff', email: 'eva@example.com' };
          // The service also asks on its own, for the time zone.
          const before = contentMedia.asked;
          await office.post('/api/admin/team/invitations', request);
          const { from, html } = await auth.nextMail();
          return {
            name: from?.name,
            isDark: html?.includes(colors.dark),
            isAsked: contentMedia.asked > before,
          };
        };
        const own = { name: 'Miel del Mayab', isDark: true };

        expect(await mail()).toEqual({ ...own, isAsked: true });
        contentMedia.settings = undefined;
        expect(await mail()).toEqual({ ...own, isAsked: true });
      },
      { CONTENT_MEDIA_URL: contentMedia.url },
    );
  } finally {
    await contentMedia.close();
  }
});
const colors = { ...someSettings().colors, dark: '#123456' };

test('when ‘Tienda’ could never be asked then a mail goes out under the name of the sender', () =>
  withMailedAuth(
    async (auth) => {
      const office = await signedIn(auth);
      await office.post('/api/admin/team/invitations', {
        username: aName(),
        role: 'staff',
        email: 'eva@example.com',
      });

      expect((await auth.nextMail()).from).toMatchObject({ name: 'Flor de Kaab' });
    },
    { CONTENT_MEDIA_URL: 'http://127.0.0.1:1' },
  ));
