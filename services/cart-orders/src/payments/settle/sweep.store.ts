import type { Mongo } from '@shop/service-kit/mongo';

type Position = { _id: 'payments'; reachedAt: Date };
export type SweepStore = ReturnType<typeof createSweepStore>;

/** How far the sweep has come, by the provider's clock. It is part of a backup: after a restore it begins there. */
export function createSweepStore(db: Mongo) {
  const positions = db.collection<Position>('sweeps');
  return {
    position: async (): Promise<Date | undefined> =>
      (await positions.findOne({ _id: 'payments' }))?.reachedAt,
    reached: (reachedAt: Date) =>
      positions.updateOne({ _id: 'payments' }, { $max: { reachedAt } }, { upsert: true }),
  };
}
