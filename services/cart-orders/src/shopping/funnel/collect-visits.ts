import type { Job } from '@shop/service-kit/job';
import { takeVisits } from '@shop/service-kit/visits';
import type { Redis } from 'ioredis';
import type { FunnelStore } from './funnel.store.ts';

/** Figures are this much behind. */
const EVERY_MS = 10_000;
type Deps = { redis: Redis; funnel: Pick<FunnelStore, 'add'> };

/** Takes over what the gateways have counted since the last time. */
export async function collectVisits(deps: Deps): Promise<void> {
  const visits = await takeVisits(deps.redis);
  if (visits > 0) await deps.funnel.add('visits', visits);
}

export const collectVisitsJob = (deps: Deps): Job => ({
  name: 'visits',
  every: EVERY_MS,
  run: () => collectVisits(deps).catch(() => undefined),
});
