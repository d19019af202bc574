import type { Mongo } from '@shop/service-kit/mongo';
import { FIRST_PROVIDER } from '@shop/contracts/payment-browsers';

type Position = { _id: string; reachedAt: Date };
const idOf = (provider: string) => (provider === FIRST_PROVIDER ? 'payments' : `payments-${provider}`);
export type SweepStore = ReturnType<typeof createSweepStore>;

/** How far the sweep has come, by the provider's clock. It is part of a backup: after a restore it begins there. */
export function createSweepStore(db: Mongo) {
  const positions = db.collection<Position>('sweeps');
  return {
    position: async (provider: string): Promise<Date | undefined> =>
      (await positions.findOne({ _id: idOf(provider) }))?.reachedAt,
    reached: (provider: string, reachedAt: Date) =>
      positions.updateOne({ _id: idOf(provider) }, { $max: { reachedAt } }, { upsert: true }),
  };
}
