import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { activityList, type ActivityEntry } from '@shop/contracts/activity';
import { activityCheck, type ActivityCheck } from '@shop/contracts/activity-check';
import type { Team } from '@shop/contracts/team';
import { doneKey, headKey, openKey, type AuditEvent } from '@shop/service-kit/audit/audit-event';
import { checkChain } from '@shop/service-kit/audit/chain';
import { readChain } from '@shop/service-kit/audit/read-chain';
import { anAuditEvent } from '@shop/service-kit/testing/an-audit-event';
import { signIn } from '@shop/service-kit/testing/backing';
import { testClient } from '@shop/service-kit/testing/client';
import { signIn as logIn } from '../testing/team.ts';
import { withAuth, type TestAuth } from '../testing/with-auth.ts';
import { createAuditStore } from './audit.store.ts';
import { createCollect } from './collect.ts';

const LIST = '/api/admin/activity';
const FROM_ELSEWHERE = anAuditEvent({ at: '2026-11-21T18:00:00.000Z', who: 'beatriz', role: 'editor' });
const asOwner = async ({ browser, owner }: TestAuth, address?: string) => {
  const page = browser(address);
  await logIn(page, owner);
  return page;
};
/** Records an event as another service does. */
const recorded = (auth: TestAuth, event: AuditEvent) =>
  auth.redis.xadd(doneKey(auth.env.AUDIT_QUEUE), '*', 'event', JSON.stringify(event));
const begun = (auth: TestAuth, event: AuditEvent) =>
  auth.redis.hset(openKey(auth.env.AUDIT_QUEUE), event.id, JSON.stringify(event));

describe('the activity of the back office', () => {
  test('when somebody signs in, fails to, changes the team and signs out then the owner finds all of it, newest first', () =>
    withAuth(async (auth) => {
      const { browser, owner } = auth;
      const visitor = browser('2001:db8::7');
      await visitor.post('/api/admin/login', { ...owner, password: 'adivinada-3' });
      const office = await asOwner(auth, '2001:db8::8');
      await office.post('/api/admin/team/invitations', { username: 'beatriz', role: 'editor' });
      const { body: team } = await office.get<Team>('/api/admin/team');
      await office.delete(`/api/admin/team/invitations/${team.invitations[0]!.id}`);
      await office.post('/api/admin/account/sessions/end-others');
      await office.post('/api/admin/logout');
      const again = await asOwner(auth);

      const { body, headers } = await again.get<ActivityEntry[]>(LIST);

      expect(activityList.parse(body)).toEqual(body);
      expect(headers.get('x-total-count')).toBe('7');
      const { username } = owner;
      expect(
        body.map(({ who, outcome, call, address }) => [who, outcome, call, address].slice(0, 3)),
      ).toEqual([
        [username, 'done', 'POST /api/admin/login'],
        [username, 'done', 'POST /api/admin/logout'],
        [username, 'done', 'POST /api/admin/account/sessions/end-others'],
        [username, 'done', 'DELETE /api/admin/team/invitations/{id}'],
        [username, 'done', 'POST /api/admin/team/invitations'],
        [username, 'done', 'POST /api/admin/login'],
        ['', 'refused', 'POST /api/admin/login'],
      ]);
      expect(body[6]).toMatchObject({ number: 1, kind: 'access', address: '2001:db8::7' });
      expect(body[6]!.sentence).toEqual({ before: 'Alguien intentó entrar', thing: '', after: '' });
      expect(body[4]!.name).toBe('beatriz');
      expect(body[4]!.changes).toContainEqual({ field: 'role', after: 'editor' });
      expect(JSON.stringify(await auth.db.collection('audit_entries').find().toArray())).not.toContain(
        'adivinada',
      );
      expect(await checkChain(await readChain(auth.db.db!))).toMatchObject({ faults: [], count: 7 });
    }));

  test('when a stranger tries to sign in with half of a letter then nobody is told that the log was changed', () =>
    withAuth(async (auth) => {
      const { browser, owner } = auth;
      await browser('2001:db8::7').post('/api/admin/login', { ...owner, username: '\ud83c' });
      const office = await asOwner(auth);

      const { body } = await office.get<ActivityCheck>(`${LIST}/check`);

      expect(body).toMatchObject({ count: 2, faults: [] });
    }));

  test('when it is filtered by person, kind and days of Mexico then only what fits is there, also in the spreadsheet', () =>
    withAuth(async (auth) => {
      await recorded(auth, FROM_ELSEWHERE);
      const office = await asOwner(auth);
      const asked = async (query: string) =>
        (await office.get<ActivityEntry[]>(`${LIST}?${query}`)).body.map(({ target }) => target);

      expect(await asked('who=beatriz')).toEqual(['3']);
      expect(await asked('kind=products&from=2026-11-21&to=2026-11-21')).toEqual(['3']);
      expect(await asked('kind=products&to=2026-11-20')).toEqual([]);
      expect(await asked('who=beatriz&kind=flowers')).toEqual([]);
      expect((await office.get(`${LIST}?kind=nada`)).status).toBe(400);
      const csv = await office.get<string>(`${LIST}/actividad.csv?who=beatriz`);
      expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="actividad-.*\.csv"$/);
      expect(csv.body.split('\r\n')[1]).toMatch(
        /^1,2026-11-21 12:00,beatriz,editor,203\.0\.113\.7,Productos,beatriz cambió el producto Tajonal,3,Tajonal,Hecho,price: 280 → 310,[\da-f]{64}$/,
      );
    }));

  test.each(['staff', 'editor', 'viewer'])('when %s asks then nothing is told', (role) =>
    withAuth(async ({ env, url }) => {
      const office = await signIn(testClient(url), env, role);

      expect((await office.get(LIST)).status).toBe(403);
      expect((await office.get(`${LIST}/actividad.csv`)).status).toBe(403);
    }),
  );
});

describe('the check of the log', () => {
  const CHECK = `${LIST}/check`;

  test('when nobody touched it then it says how much it looked at, and later what somebody changed or cut', () =>
    withAuth(async (auth) => {
      const entries = auth.db.collection<{ _id: number }>('audit_entries');
      await recorded(auth, FROM_ELSEWHERE);
      const office = await asOwner(auth);
      const sound = await office.get<ActivityCheck>(CHECK);
      expect(activityCheck.parse(sound.body)).toEqual({ count: 2, since: expect.any(String), faults: [] });

      await entries.updateOne({ _id: 1 }, { $set: { who: 'nadie' } });
      const changed = await office.get<ActivityCheck>(CHECK);
      expect(changed.body.faults).toContainEqual({ number: 1, fault: 'changed' });

      await entries.deleteMany({});
      expect((await office.get<ActivityCheck>(CHECK)).body).toEqual({
        count: 0,
        faults: [{ number: 1, fault: 'cut' }],
      });
    }));
});

test('when a restore took the log back then the next entry ends the report that its last ones are missing', () =>
  withAuth(async (auth) => {
    const office = await asOwner(auth);
    const faults = async () => (await office.get<ActivityCheck>(`${LIST}/check`)).body.faults;
    for (let at = 0; at < 3; at++) await recorded(auth, { ...FROM_ELSEWHERE, id: randomUUID() });
    expect(await faults()).toEqual([]);
    await auth.db.collection('audit_entries').deleteMany({ _id: { $gt: 2 } } as object);
    expect(await faults()).toEqual([{ number: 3, fault: 'cut' }]);

    await recorded(auth, { ...FROM_ELSEWHERE, id: randomUUID() });

    expect(await faults()).toEqual([]);
  }));

describe('what services recorded', () => {
  test('when nobody opens the list then it is chained nevertheless', () =>
    withAuth(async (auth) => {
      await recorded(auth, FROM_ELSEWHERE);

      while ((await auth.db.collection('audit_entries').countDocuments()) === 0);

      expect(await checkChain(await readChain(auth.db.db!))).toMatchObject({ faults: [], count: 1 });
    }));

  test('when it is collected, also twice at once then it is chained once and nothing waits any more', () =>
    withAuth(async (auth) => {
      const { redis, env, db } = auth;
      const queue = env.AUDIT_QUEUE;
      const collects = [1, 2].map(() => createCollect({ redis, queue, audit: createAuditStore(db) }));
      for (let at = 0; at < 5; at++) await recorded(auth, { ...FROM_ELSEWHERE, id: randomUUID() });

      await Promise.all(collects.map((collect) => collect()));

      const { faults, count, last } = await checkChain(await readChain(db.db!));
      expect({ faults, count }).toEqual({ faults: [], count: 5 });
      expect(await redis.xlen(doneKey(queue))).toBe(0);
      expect(JSON.parse((await redis.get(headKey(queue)))!)).toEqual(last);
    }));

  test('when two collect and the slower one ends last then the head is still the newest entry', () =>
    withAuth(async (auth) => {
      const { redis, env, db } = auth;
      const queue = 'slow-' + env.AUDIT_QUEUE;
      const audit = createAuditStore(db);
      const happened = () =>
        redis.xadd(doneKey(queue), '*', 'event', JSON.stringify({ ...FROM_ELSEWHERE, id: randomUUID() }));
      const [stored, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const slow = {
        ...audit,
        append: async (event: AuditEvent) => {
          const place = await audit.append(event);
          stored.resolve();
          await goOn.promise;
          return place;
        },
      };
      await happened();
      const late = createCollect({ redis, queue, audit: slow })();
      await stored.promise;
      await happened();
      await createCollect({ redis, queue, audit })();
      goOn.resolve();
      await late;

      const { count, last } = await checkChain(await readChain(db.db!));
      expect(count).toBe(2);
      expect(JSON.parse((await redis.get(headKey(queue)))!)).toEqual(last);
    }));

  test('when auth dies after it stored an entry then the next turn neither loses nor doubles it', () =>
    withAuth(async (auth) => {
      const { redis, env, db } = auth;
      const queue = 'dies-' + env.AUDIT_QUEUE;
      const audit = createAuditStore(db);
      await redis.xadd(doneKey(queue), '*', 'event', JSON.stringify(FROM_ELSEWHERE));
      const dying = {
        ...audit,
        append: async (event: AuditEvent) => {
          await audit.append(event);
          throw new Error('dead');
        },
      };
      await expect(createCollect({ redis, queue, audit: dying })()).rejects.toThrow('dead');

      await createCollect({ redis, queue, audit })();

      expect((await checkChain(await readChain(db.db!))).count).toBe(1);
      expect(await redis.xlen(doneKey(queue))).toBe(0);
      await redis.del(headKey(queue));
    }));

  test('when a call was begun and never answered then after ten minutes it stands there as unconfirmed', () =>
    withAuth(async (auth) => {
      const { redis, env, db } = auth;
      const queue = env.AUDIT_QUEUE;
      const audit = createAuditStore(db);
      const at = Date.now();
      await begun(auth, {
        ...FROM_ELSEWHERE,
        at: new Date(at).toISOString(),
        outcome: 'unconfirmed',
        changes: [],
      });
      const entries = () => db.collection('audit_entries').find().toArray();

      await createCollect({ redis, queue, audit, now: () => at + 599_000 })();
      expect(await entries()).toEqual([]);
      await createCollect({ redis, queue, audit, now: () => at + 600_000 })();

      expect(await entries()).toMatchObject([{ who: 'beatriz', outcome: 'unconfirmed' }]);
      expect(await redis.hlen(openKey(queue))).toBe(0);
    }));
});
