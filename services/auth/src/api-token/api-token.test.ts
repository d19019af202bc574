import { expect, test } from '@jest/globals';
import type { ActivityEntry } from '@shop/contracts/activity';
import type { ApiToken, ApiTokenMade } from '@shop/contracts/api-token';
import type { AccessLink, Team } from '@shop/contracts/team';
import { hashOfToken, recordKey, REVOKED } from '@shop/service-kit/api-token/token-record';
import { useToken } from '@shop/service-kit/api-token/use-token';
import { signInLongAgo } from '@shop/service-kit/testing/backing';
import { createAdminUserStore } from '../admin-user/admin-user.store.ts';
import { createTeamStore } from '../team/team.store.ts';
import { signIn } from '../testing/team.ts';
import { withAuth, type TestAuth } from '../testing/with-auth.ts';
import { createApiTokenStore } from './api-token.store.ts';
import { createTokenCopies } from './token-copies.ts';

const PATH = '/api/admin/tokens';
const WANTED = { name: 'Bodega', scopes: ['orders.read', 'orders.ship'] };
const REFUSED = { status: 401 };
const PASSWORD = 'colmena-de-barro-9';

const asOwner = async ({ browser, owner }: TestAuth, credentials = owner) => {
  const page = browser();
  await signIn(page, credentials);
  return page;
};

/** Another owner with a token. */
async function otherOwner(auth: TestAuth, username: string) {
  const office = await asOwner(auth);
  const password = PASSWORD;
  const { body: link } = await office.post<AccessLink>('/api/admin/team/invitations', {
    username,
    role: 'owner',
  });
  await auth.browser().post('/api/admin/access/accept', { token: link.link.split('#')[1], password });
  const page = await asOwner(auth, { username, password });
  const { body } = await page.post<ApiTokenMade>(PATH, WANTED);
  expect((await useToken(auth.redis, body.token)).record.name).toBe('Bodega');
  const { members } = (await office.get<Team>('/api/admin/team')).body;
  return { office, token: body.token, id: members.find((one) => one.username === username)!.id };
}

const copiesOf = ({ db, redis }: TestAuth) => {
  const tokens = createApiTokenStore(db);
  return { tokens, copies: createTokenCopies({ redis, tokens }) };
};

test('when an owner makes a token then it is shown once, stored as a hash, and opens what its scopes say', () =>
  withAuth(async (auth) => {
    const office = await asOwner(auth);

    const { status, body } = await office.post<ApiTokenMade>(PATH, { ...WANTED, endsOn: '2999-12-31' });
    const listed = await office.get<ApiToken[]>(PATH);

    expect([status, body.token]).toEqual([201, expect.stringMatching(/^shop_[\w-]{43}$/)]);
    expect(listed.body).toEqual([
      {
        id: body.id,
        ...WANTED,
        createdBy: auth.owner.username,
        createdAt: body.createdAt,
        endsAt: '3000-01-01T06:00:00.000Z',
      },
    ]);
    const stored = JSON.stringify([
      await auth.db.collection('api_tokens').find().toArray(),
      await auth.redis.get(recordKey(hashOfToken(body.token))),
    ]);
    expect(stored).toContain(hashOfToken(body.token));
    expect(stored).not.toContain(body.token);
    expect((await useToken(auth.redis, body.token)).record.scopes).toEqual(WANTED.scopes);
  }));

test('when it was used then the list says when, also after Redis has forgotten it', () =>
  withAuth(async (auth) => {
    const office = await asOwner(auth);
    const { body } = await office.post<ApiTokenMade>(PATH, WANTED);
    const at = Date.parse('2026-11-22T10:00:00.000Z');
    await useToken(auth.redis, body.token, at);
    const lastUse = async () => (await office.get<ApiToken[]>(PATH)).body[0]?.lastUsedAt;

    const first = await lastUse();
    await auth.redis.del(`api-token-used:${hashOfToken(body.token)}`);

    expect([first, await lastUse()]).toEqual(['2026-11-22T10:00:00.000Z', '2026-11-22T10:00:00.000Z']);
  }));

test('when it is revoked then the next call with it is refused, wherever it comes in, and again if asked again', () =>
  withAuth(async (auth) => {
    const office = await asOwner(auth);
    const { body } = await office.post<ApiTokenMade>(PATH, WANTED);

    const revoked = await office.delete<ApiToken>(`${PATH}/${body.id}`);
    const again = await office.delete<ApiToken>(`${PATH}/${body.id}`);

    expect([revoked.status, revoked.body.revokedAt]).toEqual([200, expect.any(String)]);
    expect(again.body.revokedAt).toBe(revoked.body.revokedAt);
    await expect(useToken(auth.redis, body.token)).rejects.toMatchObject(REFUSED);
    expect((await office.delete(`${PATH}/${'f'.repeat(24)}`)).status).toBe(404);
  }));

test('when Redis has lost its data then tokens come back and revoked ones do not', () =>
  withAuth(async (auth) => {
    const office = await asOwner(auth);
    const make = async () => (await office.post<ApiTokenMade>(PATH, WANTED)).body;
    const [kept, gone] = [await make(), await make()];
    await office.delete(`${PATH}/${gone.id}`);
    await auth.redis.del(recordKey(hashOfToken(kept.token)), recordKey(hashOfToken(gone.token)));

    await copiesOf(auth).copies.sync();

    expect((await useToken(auth.redis, kept.token)).record.name).toBe('Bodega');
    await expect(useToken(auth.redis, gone.token)).rejects.toMatchObject(REFUSED);
  }));

test('when a token is revoked while another process makes the copies right then it stays revoked', () =>
  withAuth(async (auth) => {
    const office = await asOwner(auth);
    const { body } = await office.post<ApiTokenMade>(PATH, WANTED);
    const { tokens, copies } = copiesOf(auth);
    const [readBefore] = await tokens.list();

    await office.delete(`${PATH}/${body.id}`);
    await copies.put(readBefore!);

    expect(await auth.redis.get(recordKey(hashOfToken(body.token)))).toBe(REVOKED);
  }));

test('when whoever made it is no owner any more then it ends with what they may do', () =>
  withAuth(async (auth) => {
    const demoted = await otherOwner(auth, 'Ana');
    const disabled = await otherOwner(auth, 'Berta');
    const removed = await otherOwner(auth, 'Carla');
    const own = (await demoted.office.post<ApiTokenMade>(PATH, WANTED)).body.token;

    await demoted.office.patch(`/api/admin/team/${demoted.id}`, { role: 'staff' });
    await demoted.office.patch(`/api/admin/team/${disabled.id}`, { isDisabled: true });
    await demoted.office.delete(`/api/admin/team/${removed.id}`);

    for (const { token } of [demoted, disabled, removed])
      await expect(useToken(auth.redis, token)).rejects.toMatchObject(REFUSED);
    expect((await useToken(auth.redis, own)).record.name).toBe('Bodega');
  }));

test('when somebody is made something else while they make a token then it opens nothing', () =>
  withAuth(async (auth) => {
    const { office, id } = await otherOwner(auth, 'Ana');
    const page = await asOwner(auth, { username: 'Ana', password: PASSWORD });
    const users = createAdminUserStore(auth.db);
    // The change is stored, but sessions and tokens have not ended yet.
    await createTeamStore(auth.db, users).changeOf((await users.byId(id))!, { change: { role: 'staff' } });

    expect((await page.post(PATH, WANTED)).status).toBe(403);

    const [late, early] = (await office.get<ApiToken[]>(PATH)).body;
    expect([late?.revokedAt, early?.revokedAt]).toEqual([expect.any(String), undefined]);
  }));

test('when an owner signed in some time ago then making one needs a proof, and revoking one does not', () =>
  withAuth(async (auth) => {
    const { body } = await (await asOwner(auth)).post<ApiTokenMade>(PATH, WANTED);
    const longAgo = await signInLongAgo(auth.browser(), auth.env, 'owner');

    expect(await longAgo.post(PATH, WANTED)).toMatchObject({ status: 403, body: { code: 'prove' } });
    expect((await longAgo.delete(`${PATH}/${body.id}`)).status).toBe(200);
  }));

test.each([
  ['no name', { name: ' ' }, { name: 'Escribe para qué es' }],
  ['no scope', { scopes: [] }, { scopes: 'Elige al menos un permiso' }],
  ['a scope that there is not', { scopes: ['team'] }, { 'scopes.0': 'Elige un permiso de la lista' }],
  ['an end that has passed', { endsOn: '2020-01-01' }, { endsOn: 'Elige un día que no haya pasado' }],
])('when a token would have %s then it is refused in Spanish', (_, over, errors) =>
  withAuth(async (auth) => {
    const office = await asOwner(auth);

    expect(await office.post(PATH, { ...WANTED, ...over })).toMatchObject({ status: 400, body: { errors } });
    expect((await office.get(PATH)).body).toEqual([]);
  }),
);

test('when tokens are made and revoked then the audit log says which, and never what they are', () =>
  withAuth(async (auth) => {
    const office = await asOwner(auth);
    const { body } = await office.post<ApiTokenMade>(PATH, WANTED);
    await office.delete(`${PATH}/${body.id}`);

    const { body: told } = await office.get<ActivityEntry[]>('/api/admin/activity?kind=integrations');

    expect(told.map(({ call, name, who }) => [call, name, who])).toEqual([
      ['DELETE /api/admin/tokens/{id}', 'Bodega', auth.owner.username],
      ['POST /api/admin/tokens', 'Bodega', auth.owner.username],
    ]);
    expect(told[1]?.changes).toContainEqual({ field: 'scopes', after: 'orders.read, orders.ship' });
    expect(JSON.stringify(told)).not.toContain(body.token);
  }));
