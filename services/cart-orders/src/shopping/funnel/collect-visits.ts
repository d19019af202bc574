import { takeVisits } from '@shop/service-kit/visits';
import type { Redis } from 'ioredis';
import type { FunnelStore } from './funnel.store.ts';

/** Takes over what the gateways have counted since the last time. */
export async function collectVisits(deps: { redis: Redis; funnel: Pick<FunnelStore, 'add'> }): Promise<void> {
  const visits = await takeVisits(deps.redis);
  if (visits > 0) await deps.funnel.add('visits', visits);
}
