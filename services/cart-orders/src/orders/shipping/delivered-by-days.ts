import type { Job } from '@shop/service-kit/job';
import type { SettingsClient } from '../../shopping/settings/settings.client.ts';
import type { OrderDeps } from '../order/order.ts';
import { markDelivered } from './mark-delivered.ts';

type Deps = OrderDeps & { settings: Pick<SettingsClient, 'read'> };

const EVERY_MS = 600_000;
const DAY_MS = 86_400_000;
const AT_ONCE = 100;

/** Marks orders as delivered when they left as many days ago as the owner set; without a setting, none. */
export async function deliverByDays(deps: Deps, signal: AbortSignal, now = new Date()): Promise<void> {
  const { deliveredAfterDays: days } = await deps.settings.read();
  if (!days) return;
  const before = new Date(now.getTime() - days * DAY_MS);
  const by = { who: 'sistema', how: days === 1 ? 'salió hace un día' : `salió hace ${days} días` };
  for (let left = AT_ONCE; left === AT_ONCE && !signal.aborted;) {
    const ids = await deps.orders.onItsWayBefore(before, AT_ONCE);
    for (const id of ids) await markDelivered(deps, id, by);
    left = ids.length;
  }
}

export const deliveredByDaysJob = (deps: Deps): Job => ({
  name: 'delivered-by-days',
  every: EVERY_MS,
  run: (signal) => deliverByDays(deps, signal),
});
