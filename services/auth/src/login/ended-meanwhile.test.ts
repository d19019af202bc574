import { expect, test } from '@jest/globals';
import { unauthorized, unavailable } from '@shop/service-kit/errors';
import { adminSession, requireAdmin } from '@shop/service-kit/session';
import { backing, signInAdmin } from '@shop/service-kit/testing/backing';
import type { TestClient } from '@shop/service-kit/testing/client';
import { serveRoutes } from '@shop/service-kit/testing/serve-routes';
import { json } from 'express';
import { Redis } from 'ioredis';
import { createAdminSessionStore, type AdminSessionStore } from './admin-session.store.ts';
import { renewProof } from './admin-session.ts';
import { letIn, type LetInDeps } from './let-in.ts';
import type { SignedIn } from './login.ts';
import { proveRoutes } from './prove.routes.ts';
import { authenticator } from '../testing/authenticator.ts';
import { aName } from '../testing/team.ts';

/** A unique name, because all tests share one Redis. */
const OWNER = { id: 1, username: aName() };
const BEFORE = { ...OWNER, passwordHash: 'old', secondFactor: { secret: 'sealed' } };

/** The stores that a sign-in reads, after this change. */
const changedTo = (changed: object) =>
  ({
    users: { byId: async () => ({ ...BEFORE, ...changed }) },
    team: { memberOf: async () => ({ role: 'owner', isDisabled: false }) },
    devices: { read: () => undefined, remember: () => undefined },
    throttle: { succeeded: async () => undefined },
  }) as unknown as LetInDeps;

/** The dependencies of a proof, with passkeys that are all refused with this error. */
const withKeys = (fault: () => Error) =>
  ({
    users: { byId: async () => ({ ...OWNER, usernameKey: OWNER.username }) },
    throttle: { enterOwn: async () => undefined },
    passkeys: { claimed: () => Promise.reject(fault()) },
  }) as unknown as Parameters<typeof proveRoutes>[0];

type Proving = {
  page: TestClient;
  sessions: AdminSessionStore;
  meanwhile: (what: () => Promise<void>) => void;
  keysFail: (error: Error) => void;
};

/** A signed-in person proves their identity; the test may act after their session was read. */
async function withProving(run: (proving: Proving) => Promise<void>): Promise<void> {
  const env = backing();
  const redis = new Redis(env.REDIS_URL);
  let happens = async () => {};
  let keyFault = new Error();
  const { client: page, close } = await serveRoutes({
    mount: (mounted) => {
      mounted.use(adminSession({ redis, secret: env.SESSION_SECRET, publicBaseUrl: env.PUBLIC_BASE_URL }));
      mounted.get('/api/admin/check-auth', requireAdmin, async (req, res) => {
        await happens();
        await renewProof(req);
        res.json({ success: true });
      });
      mounted.use('/api/admin/auth/prove', requireAdmin, proveRoutes(withKeys(() => keyFault)));
      mounted.post('/api/admin/login', json(), async (req, res) => {
        const signedIn = { user: BEFORE, member: { role: 'owner' } } as SignedIn;
        await letIn(changedTo(req.body as object), signedIn, { req, res });
        res.json({ success: true });
      });
    },
  });
  try {
    page.cookies.set('admin_sid', (await signInAdmin(env, 'owner', OWNER)).split('=')[1] ?? '');
    const sessions = createAdminSessionStore(redis);
    await run({
      page,
      sessions,
      meanwhile: (what) => void (happens = what),
      keysFail: (error) => void (keyFault = error),
    });
  } finally {
    await close();
    redis.disconnect();
  }
}

test('when a session is ended elsewhere while a proof is on its way then the proof does not bring it back', () =>
  withProving(async ({ page, sessions, meanwhile }) => {
    meanwhile(async () => void (await sessions.endAll(OWNER)));

    const proof = await page.get('/api/admin/check-auth');
    meanwhile(async () => {});

    expect([proof.status, (await page.get('/api/admin/check-auth')).status]).toEqual([401, 401]);
    expect(await sessions.list(OWNER, '')).toEqual([]);
  }));

test('when it goes on then the proof is stored and its half hour as well', () =>
  withProving(async ({ page, sessions }) => {
    const before = Date.now();
    expect((await page.get('/api/admin/check-auth')).status).toBe(200);

    const [open] = await sessions.list(OWNER, '');
    expect(open?.data.provenAt).toBeGreaterThanOrEqual(before);
    expect(open?.ttlS).toBeGreaterThan(1_700);
  }));

test.each([
  ['the password is changed', { passwordHash: 'new' }],
  ['the second step is taken away', { secondFactor: null }],
])('when %s while somebody signs in with what was before then they are not in', (_, changed) =>
  withProving(async ({ page, sessions }) => {
    page.cookies.clear();
    await sessions.endAll(OWNER);

    const login = await page.post('/api/admin/login', changed);

    expect([login.status, (await page.get('/api/admin/check-auth')).status]).toEqual([401, 401]);
    expect(await sessions.list(OWNER, '')).toEqual([]);
  }),
);

test.each([
  ['is refused', unauthorized(), { status: 400, body: { errors: { credential: expect.any(String) } } }],
  ['cannot be looked for', unavailable(), { status: 503 }],
  ['meets a fault of ours', new Error('a fault'), { status: 500 }],
])('when a key that should prove it %s then the session goes on and the answer says so', (_, fault, answer) =>
  withProving(async ({ page, keysFail }) => {
    keysFail(fault);

    const credential = authenticator('http://localhost:8080').use({ challenge: 'x' }, { userHandle: 'YQ' });
    const proof = await page.post('/api/admin/auth/prove', { credential });

    expect(proof).toMatchObject(answer);
    expect((await page.get('/api/admin/check-auth')).status).toBe(200);
  }),
);
