import type { Job } from '@shop/service-kit/job';
import type { CartOrdersConfig } from '../../config.ts';
import type { OrderDeps } from '../../orders/order/order.ts';
import { markDelivered } from '../../orders/shipping/mark-delivered.ts';
import {
  CarrierKeyRefusal,
  CarrierRefusal,
  type CarrierProvider,
  type TrackedParcel,
} from '../provider/carrier.port.ts';
import type { AccountKey } from './account-key.ts';
import { findOut, stillUnknown, type BuyDeps } from './buy-label.ts';
import type { OrderWithLabel } from './label.store.ts';

export type FollowDeps = Omit<BuyDeps, 'config'> &
  OrderDeps & {
    accountKey: Pick<AccountKey, 'noteRefused'>;
    config: Pick<CartOrdersConfig, 'PARCEL_FOLLOW_MS' | 'PARCEL_EVERY_MS'>;
  };

/** How many parcels one call asks about. */
const AT_ONCE = 10;
/** After this time a parcel counts as lost, and a person must look for it. */
const MOST_DAYS = 45;
const DAY_MS = 86_400_000;
/** How often to ask about a purchase whose answer was lost. */
const BUYING_MS = 60_000;
/** Clocks of two machines may differ. */
const SLACK_MS = 300_000;
const inMs = (ms: number): Date => new Date(Date.now() + ms);

/**
 * Asks about purchases whose answer was lost, and where the other parcels are. When the account refuses the shop's key,
 * this turn ends.
 */
export async function followParcels(deps: FollowDeps, signal: AbortSignal): Promise<void> {
  const carriers = deps.carriers();
  if (!carriers) return;
  try {
    while (!signal.aborted && (await followSome(deps, carriers)) === AT_ONCE);
  } catch (error) {
    if (!(error instanceof CarrierKeyRefusal)) throw error;
    await deps.accountKey.noteRefused(error);
  }
}

/** @returns how many were due */
async function followSome(deps: FollowDeps, carriers: CarrierProvider): Promise<number> {
  const due = await claimSome(deps);
  for (const order of due.filter(({ label }) => label.status === 'buying'))
    await findOut(deps, order).catch((error: unknown) => {
      if (error instanceof CarrierKeyRefusal) throw error;
      stillUnknown(deps, order, error);
    });
  const open = due.filter(({ label }) => label.status === 'bought');
  const numbers = open.flatMap(({ label }) => label.number ?? []);
  await hear(deps, open, await tracked(carriers, numbers));
  return due.length;
}

/** One unknown number makes the account refuse the whole call: then each number is asked about alone. */
async function tracked(carriers: CarrierProvider, numbers: string[]): Promise<TrackedParcel[]> {
  if (numbers.length === 0) return [];
  return carriers.track(numbers).catch(async (error: unknown) => {
    if (!(error instanceof CarrierRefusal) || error instanceof CarrierKeyRefusal) throw error;
    if (numbers.length === 1) return [];
    const told: TrackedParcel[] = [];
    for (const number of numbers) told.push(...(await tracked(carriers, [number])));
    return told;
  });
}

/** Sets the next time for each, so that they are asked about again even if this process crashes. */
async function claimSome({ labels, config }: FollowDeps): Promise<OrderWithLabel[]> {
  const claimed: OrderWithLabel[] = [];
  while (claimed.length < AT_ONCE) {
    const order = await labels.claim(
      inMs(Math.min(BUYING_MS, config.PARCEL_FOLLOW_MS)),
      inMs(Math.max(BUYING_MS, config.PARCEL_FOLLOW_MS) + SLACK_MS),
    );
    if (!order) break;
    claimed.push(order);
  }
  return claimed;
}

async function hear(deps: FollowDeps, open: OrderWithLabel[], told: TrackedParcel[]): Promise<void> {
  for (const order of open) {
    const news = told.find(({ number }) => number === order.label.number) ?? { events: [] };
    await hearOf(deps, order, news);
  }
}

async function hearOf(
  deps: FollowDeps,
  order: OrderWithLabel,
  news: Omit<TrackedParcel, 'number'>,
): Promise<void> {
  const { label } = order;
  const stage = label.stage === 'delivered' ? label.stage : (news.stage ?? label.stage);
  // An order that was not yet marked as sent becomes 'delivered' later, when it has been.
  const hasArrived = stage === 'delivered' && order.status === 'completed';
  const isOver = hasArrived || Date.now() - label.at.getTime() > MOST_DAYS * DAY_MS;
  // Before the end of the questions is stored: a crash in between repeats this.
  if (hasArrived) await markDelivered(deps, order._id, { who: 'sistema', how: 'lo dice la paquetería' });
  await deps.labels.heard(order, {
    stage,
    events: news.events.length > 0 ? news.events : (label.events ?? []),
    askAt: isOver ? undefined : new Date(Date.now() + deps.config.PARCEL_FOLLOW_MS),
    note:
      stage && stage !== label.stage && !hasArrived
        ? `${WORDS[stage]} (${label.name} ${label.number})`
        : undefined,
  });
}

const WORDS = { onItsWay: 'En camino', delivered: 'Entregado' };

export const followParcelsJob = (deps: FollowDeps): Job => ({
  name: 'parcels',
  every: deps.config.PARCEL_EVERY_MS,
  run: (signal) => followParcels(deps, signal),
});
