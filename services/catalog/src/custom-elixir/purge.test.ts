import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { Elixir } from '@shop/contracts/elixir';
import { catalog as service } from '../service.ts';
import { SEEDED, withCatalog, type TestCatalog } from '../testing/with-catalog.ts';
import { createCustomElixirStore } from './custom-elixir.store.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
/** Waits for background work; without it Jest's time limit fails the test. */
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await setTimeout(20);
};
const make = async ({ internal }: TestCatalog) =>
  (await internal<Elixir>('POST', '/internal/custom-elixirs', { flowerIds: [1, 2], sessionId: 'v' })).body;

describe('custom elixirs that nobody bought', () => {
  test('when 60 days have passed then they go with their flowers, and not before', () =>
    withCatalog(async (catalog) => {
      const { id } = await make(catalog);
      const store = createCustomElixirStore(catalog.db);

      expect(await store.purge(inDays(59))).toBe(0);
      expect(await store.purge(inDays(61))).toBe(1);

      expect((await catalog.internal('GET', `/internal/elixirs?ids=${id}`)).body).toEqual([]);
      expect(await catalog.db.collection('custom_elixir_flowers').countDocuments()).toBe(0);
      expect(await catalog.db.collection('elixirs').countDocuments()).toBe(11);
    }, SEEDED));

  test('when the service starts then what expired while it was away is removed', () =>
    withCatalog(async (catalog) => {
      const { id } = await make(catalog);
      await catalog.db.collection('elixirs').updateOne({ id }, { $set: { expiresAt: inDays(-1) } });

      const { running } = await service.start(catalog.env);
      await until(async () => (await catalog.db.collection('elixirs').countDocuments({ id })) === 0);
      await running.close();
    }, SEEDED));

  test('when one was bought then it stays', () =>
    withCatalog(async (catalog) => {
      const { id } = await make(catalog);

      const kept = await catalog.internal('POST', `/internal/custom-elixirs/${id}/keep`);
      const again = await catalog.internal('POST', `/internal/custom-elixirs/${id}/keep`);

      expect([kept.status, again.status]).toEqual([204, 204]);
      expect(await createCustomElixirStore(catalog.db).purge(inDays(400))).toBe(0);
      expect((await catalog.internal<Elixir[]>('GET', `/internal/elixirs?ids=${id}`)).body).toHaveLength(1);
    }, SEEDED));

  test('when what is to be kept is no custom elixir then it is not found', () =>
    withCatalog(async ({ internal }) => {
      expect((await internal('POST', '/internal/custom-elixirs/1/keep')).status).toBe(404);
      expect((await internal('POST', '/internal/custom-elixirs/999/keep')).status).toBe(404);
      expect((await internal('POST', '/internal/custom-elixirs/x/keep')).status).toBe(404);
    }, SEEDED));
});
