import { fileURLToPath } from 'node:url';
import type { Elixir } from '@shop/contracts/elixir';
import type { Flower } from '@shop/contracts/flower';
import { anElixirCreate, aFlowerCreate } from '@shop/contracts/testing/builders';
import { withService, type TestService } from '@shop/service-kit/testing/with-service';
import { catalog } from '../service.ts';

/** The environment that fills an empty catalogue with the sample content. */
export const SEEDED = {
  SEED: '1',
  SEED_DIR: fileURLToPath(new URL('../../../../seed/', import.meta.url)),
};

export type TestCatalog = TestService & {
  addElixir: (over?: Parameters<typeof anElixirCreate>[0]) => Promise<Elixir>;
  addFlower: (over?: Parameters<typeof aFlowerCreate>[0]) => Promise<Flower>;
};

/** Runs a test against a catalogue of its own. */
export const withCatalog = (
  test: (running: TestCatalog) => Promise<void>,
  over?: Record<string, string>,
): Promise<void> =>
  withService(
    catalog,
    (running) => {
      const { admin } = running;
      return test({
        ...running,
        addElixir: async (fields) => (await admin.post<Elixir>('/api/elixirs', anElixirCreate(fields))).body,
        addFlower: async (fields) => (await admin.post<Flower>('/api/flowers', aFlowerCreate(fields))).body,
      });
    },
    over,
  );
