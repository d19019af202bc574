import { dayIn, TIME_ZONE_NAMES } from '@shop/contracts/time-zone';
import type { Job } from '@shop/service-kit/job';
import type { Base } from '@shop/service-kit/service/open-base';
import type { ElixirStore } from './elixir.store.ts';

const EVERY_MS = 60_000;
type Needs = { elixirs: Pick<ElixirStore, 'hasStruckDays'>; now?: () => Date } & Pick<Base<never>, 'publish'>;

/** Earlier prices appear and disappear with the day, in any time zone; then cached pages must be renewed. */
export function struckPricesJob({ elixirs, publish, now = () => new Date() }: Needs): Job {
  let known: string | undefined;
  return {
    name: 'struck prices',
    every: EVERY_MS,
    run: async () => {
      const at = now();
      const days = TIME_ZONE_NAMES.map((zone) => dayIn(at, zone)).join();
      if (days !== known && (await elixirs.hasStruckDays())) publish('catalog');
      known = days;
    },
  };
}
