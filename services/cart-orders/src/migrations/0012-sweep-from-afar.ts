import type { Migration } from '@shop/service-kit/migrations/migration';
import type { Context } from './context.ts';

/**
 * Releases before began eight days back, and asked checkout by checkout for a day. Without a place the sweep goes 180 days
 * back, once: as far as banks' cases and refunds may come.
 */
export const migration: Migration<Context> = {
  when: 'before',
  run: async ({ db }) => void (await db.collection<{ _id: string }>('sweeps').deleteOne({ _id: 'payments' })),
};
