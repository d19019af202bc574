import { expect, jest, test } from '@jest/globals';
import { CHAIN_START, checkChain } from '@shop/service-kit/audit/chain';
import { anAuditEvent } from '@shop/service-kit/testing/an-audit-event';
import { askedDuring } from '@shop/service-kit/testing/asked-during';
import { withAuth, type TestAuth } from '../testing/with-auth.ts';
import { auditModel, createAuditStore } from './audit.store.ts';
import { readChain } from '@shop/service-kit/audit/read-chain';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const DAY_MS = 86_400_000;
const check = async ({ db }: TestAuth) => checkChain(await readChain(db.db!));

test('when two write at the same time and both have read the same end then the chain does not fork', () =>
  withAuth(async (auth) => {
    // Two processes: each has a store of its own.
    const [one, other] = [createAuditStore(auth.db), createAuditStore(auth.db)];
    await one.append(anAuditEvent());
    let waiting = 0;
    const both = Promise.withResolvers<void>();
    const model = auditModel(auth.db);
    const create = model.create.bind(model) as (row: unknown) => Promise<unknown>;
    const writing = jest.spyOn(model, 'create').mockImplementation((async (row: unknown) => {
      if (++waiting === 2) both.resolve();
      await both.promise;
      return create(row);
    }) as never);

    const places = await Promise.all([one.append(anAuditEvent()), other.append(anAuditEvent())]);
    writing.mockRestore();

    expect(waiting).toBe(3);
    expect(places.map(({ number }) => number).sort()).toEqual([2, 3]);
    expect(await check(auth)).toMatchObject({ faults: [], count: 3, last: { number: 3 } });
  }));

test('when many write at the same time, and one event comes twice then each stands there once', () =>
  withAuth(async (auth) => {
    const stores = [createAuditStore(auth.db), createAuditStore(auth.db)];
    const events = Array.from({ length: 12 }, () => anAuditEvent());

    await Promise.all(stores.flatMap((store) => events.map((event) => store.append(event))));

    expect(await check(auth)).toMatchObject({ faults: [], count: 12 });
  }));

test('when texts contain half of a letter, as a program may send it, then the log is still found unchanged', () =>
  withAuth(async (auth) => {
    const store = createAuditStore(auth.db);
    const half = '🍯'.slice(0, 1);

    await store.append(anAuditEvent({ name: half, changes: [{ field: half, before: half, after: 'x' }] }));

    expect(await check(auth)).toMatchObject({ faults: [], count: 1 });
  }));

test('when entries are older than they are to be kept then the oldest go and the rest can still be checked', () =>
  withAuth(async (auth) => {
    const store = createAuditStore(auth.db);
    for (const days of [900, 800, 731, 700, 1])
      await store.append(anAuditEvent({ at: new Date(NOW - days * DAY_MS).toISOString() }));
    const before = await check(auth);

    expect(await store.removeBefore(new Date(NOW - 730 * DAY_MS))).toBe(3);

    expect(await check(auth)).toEqual({ faults: [], count: 2, last: before.last });
    expect(await store.removeBefore(new Date(NOW - 730 * DAY_MS))).toBe(0);
    await auth.db.collection('audit_entries').deleteOne({ _id: 4 } as object);
    expect((await check(auth)).faults).toEqual([{ number: 4, fault: 'missing' }]);
  }));

test('when everything is older then the newest entry stays and the next one is chained to it', () =>
  withAuth(async (auth) => {
    const store = createAuditStore(auth.db);
    for (const days of [900, 800])
      await store.append(anAuditEvent({ at: new Date(NOW - days * DAY_MS).toISOString() }));

    await store.removeBefore(new Date(NOW));
    await store.append(anAuditEvent());

    expect(await check(auth)).toMatchObject({ faults: [], count: 2, last: { number: 3 } });
  }));

test('when two remove at once, or one was cut short then the anchor only moves forward', () =>
  withAuth(async (auth) => {
    const store = createAuditStore(auth.db);
    for (const days of [900, 800, 1])
      await store.append(anAuditEvent({ at: new Date(NOW - days * DAY_MS).toISOString() }));
    const limits = [850, 730].map((days) => new Date(NOW - days * DAY_MS));

    await Promise.all(limits.map((limit) => store.removeBefore(limit)));
    await store.removeBefore(limits[0]!);

    expect(await auth.db.collection('audit_anchors').findOne()).toMatchObject({ number: 2 });
    expect(await check(auth)).toMatchObject({ faults: [], count: 1 });
  }));

test('when nothing was ever recorded then the chain is sound', () =>
  withAuth(async (auth) => {
    expect(await check(auth)).toEqual({ faults: [], count: 0, last: CHAIN_START });
  }));

test('when the list is asked for with any filter then an index holds it in its order', () =>
  withAuth(async ({ db }) => {
    const store = createAuditStore(db);
    await store.append(anAuditEvent());
    const days = { from: '2026-11-01', to: '2026-11-30' };
    const finds = [
      {},
      { who: 'duena' },
      { kind: 'products' as const },
      { who: 'duena', kind: 'products' as const },
    ];

    const asked = await askedDuring(async () => {
      for (const find of finds)
        for (const period of [{}, days]) await store.list({ page: 1, pageSize: 25, ...find, ...period });
      await store.removeBefore(new Date(0));
    }, /^(find|count)/);

    expect(asked.length).toBeGreaterThan(16);
    for (const { collection, filter, options } of asked) {
      const { sort = {}, hint } = options ?? {};
      const plan = JSON.stringify(
        await db
          .collection(collection)
          .find(filter, { sort, ...(hint && { hint }) })
          .explain(),
      );
      expect(plan).toMatch(/IXSCAN|IDHACK/);
      expect(plan).not.toMatch(/COLLSCAN|"SORT"/);
    }
  }));
