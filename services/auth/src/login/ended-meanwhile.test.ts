import { expect, test } from '@jest/globals';
import { createBaseApp } from '@shop/service-kit/app';
import { createLog } from '@shop/service-kit/log';
import { listen } from '@shop/service-kit/run';
import { adminSession, requireAdmin } from '@shop/service-kit/session';
import { backing, signInAdmin } from '@shop/service-kit/testing/backing';
import { testClient, type TestClient } from '@shop/service-kit/testing/client';
import { Redis } from 'ioredis';
import { createAdminSessionStore, type AdminSessionStore } from './admin-session.store.ts';
import { renewProof } from './admin-session.ts';
import { aName } from '../testing/team.ts';

/** All tests share one Redis: nobody else has this name. */
const OWNER = { id: 1, username: aName() };

type Proving = {
  page: TestClient;
  sessions: AdminSessionStore;
  meanwhile: (what: () => Promise<void>) => void;
};

/** Somebody who is signed in and proves who they are: something may happen after their session was read. */
async function withProving(run: (proving: Proving) => Promise<void>): Promise<void> {
  const env = backing();
  const redis = new Redis(env.REDIS_URL);
  let happens = async () => {};
  const app = createBaseApp({
    log: createLog('test', 'silent'),
    ready: async () => undefined,
    mount: (mounted) => {
      mounted.use(adminSession({ redis, secret: env.SESSION_SECRET, publicBaseUrl: env.PUBLIC_BASE_URL }));
      mounted.get('/api/admin/check-auth', requireAdmin, async (req, res) => {
        await happens();
        await renewProof(req);
        res.json({ success: true });
      });
    },
  });
  const running = await listen({ app, port: 0, host: '127.0.0.1' });
  try {
    const page = testClient(`http://127.0.0.1:${running.port}`);
    page.cookies.set('admin_sid', (await signInAdmin(env, 'owner', OWNER)).split('=')[1] ?? '');
    const sessions = createAdminSessionStore(redis);
    await run({ page, sessions, meanwhile: (what) => void (happens = what) });
  } finally {
    await running.close();
    redis.disconnect();
  }
}

test('when a session is ended elsewhere while a proof is on its way, then the proof does not bring it back', () =>
  withProving(async ({ page, sessions, meanwhile }) => {
    meanwhile(async () => void (await sessions.endAll(OWNER)));

    const proof = await page.get('/api/admin/check-auth');
    meanwhile(async () => {});

    expect([proof.status, (await page.get('/api/admin/check-auth')).status]).toEqual([401, 401]);
    expect(await sessions.list(OWNER, '')).toEqual([]);
  }));

test('when it goes on, then the proof is stored and its half hour as well', () =>
  withProving(async ({ page, sessions }) => {
    expect((await page.get('/api/admin/check-auth')).status).toBe(200);

    const [open] = await sessions.list(OWNER, '');
    expect(Date.now() - (open?.data.provenAt ?? 0)).toBeLessThan(60_000);
    expect(open?.ttlS).toBeGreaterThan(1_700);
  }));
