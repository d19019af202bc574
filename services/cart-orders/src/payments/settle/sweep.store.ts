import type { Mongo } from '@shop/service-kit/mongo';
import { FIRST_PROVIDER } from '@shop/contracts/payment-browsers';

type Position = { _id: string; reachedAt: Date };
const idOf = (provider: string) => (provider === FIRST_PROVIDER ? 'payments' : `payments-${provider}`);
export type SweepStore = ReturnType<typeof createSweepStore>;

/** The sweep's position, in the provider's time. It is backed up: a restored sweep continues from there. */
export function createSweepStore(db: Mongo) {
  const positions = db.collection<Position>('sweeps');
  return {
    position: async (provider: string): Promise<Date | undefined> =>
      (await positions.findOne({ _id: idOf(provider) }))?.reachedAt,
    reached: (provider: string, reachedAt: Date) =>
      positions.updateOne({ _id: idOf(provider) }, { $max: { reachedAt } }, { upsert: true }),
  };
}
