import type { Job } from '@shop/service-kit/job';
import { takeVisits } from '@shop/service-kit/visits';
import type { Redis } from 'ioredis';
import type { FunnelStore } from './funnel.store.ts';

/** The figures are up to this much late. */
const EVERY_MS = 10_000;
type Deps = { redis: Redis; funnel: Pick<FunnelStore, 'add'> };

/** Adds the visits that the gateways have counted since the last run. */
export async function collectVisits(deps: Deps): Promise<void> {
  const visits = await takeVisits(deps.redis);
  if (visits > 0) await deps.funnel.add('visits', visits);
}

export const collectVisitsJob = (deps: Deps): Job => ({
  name: 'visits',
  every: EVERY_MS,
  run: () => collectVisits(deps).catch(() => undefined),
});
