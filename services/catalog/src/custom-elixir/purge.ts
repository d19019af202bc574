import type { Job } from '@shop/service-kit/job';
import type { Log } from '@shop/service-kit/log';
import type { CustomElixirStore } from './custom-elixir.store.ts';

const HOUR_MS = 3_600_000;

/** Deletes expired custom elixirs (H5); safe in any number of instances. */
export const purgeJob = ({ customs, log }: { customs: Pick<CustomElixirStore, 'purge'>; log: Log }): Job => ({
  name: 'expired custom elixirs',
  every: HOUR_MS,
  run: async () => {
    const count = await customs.purge(new Date());
    if (count > 0) log.info({ count }, 'custom elixirs that nobody bought were removed');
  },
});
