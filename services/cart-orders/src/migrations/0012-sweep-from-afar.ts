import type { Migration } from '@shop/service-kit/migrations/migration';
import type { Context } from './context.ts';

/**
 * Earlier releases swept eight days back, and checked checkouts one by one for a day. Without a stored place the sweep
 * goes 180 days back, once: as far as disputes and refunds may come from.
 */
export const migration: Migration<Context> = {
  when: 'before',
  run: async ({ db }) => void (await db.collection<{ _id: string }>('sweeps').deleteOne({ _id: 'payments' })),
};
