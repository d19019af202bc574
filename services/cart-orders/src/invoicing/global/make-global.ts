import { PUBLIC_RFC } from '@shop/contracts/fiscal-codes';
import { PUBLIC_NAME } from '@shop/contracts/invoice';
import type { Log } from '@shop/service-kit/log';
import type { OrderRow } from '../../orders/order/order.model.ts';
import type { SettingsClient } from '../../shopping/settings/settings.client.ts';
import { InvoiceRefusal, type InvoicePort } from '../provider/invoice.port.ts';
import type { GlobalRow } from './global-row.ts';
import { globalLines, isRated, mayBeGlobal, mostUsedForm } from './global-lines.ts';
import type { GlobalStore } from './global.store.ts';
import { lastPeriods, toGlobalPeriod, isOver, boundsOf } from './periods.ts';

export type GlobalDeps = {
  invoices: () => InvoicePort | undefined;
  globals: GlobalStore;
  settings: Pick<SettingsClient, 'read'>;
  log: Log;
};

/** The most orders in one invoice; further ones go into the period's next invoice. */
const MOST_ORDERS = 500;
const NO_ZIP = 'Falta el código postal del domicilio, en «Tienda»';
/** Tax regime and use of a receiver who deducts nothing. */
const REGIME = '616';
const USE = 'S01';

/** The orders for a period's global invoice; empty without an account, and then nothing is read. */
export async function leftFor({ globals, invoices }: GlobalDeps, period: string) {
  const port = invoices();
  if (!port) return { orders: [], unrated: 0 };
  const found = (await globals.paidIn(period)).filter((order) => mayBeGlobal(order, port.isTest));
  const orders = found.filter(isRated);
  return { orders, unrated: found.length - orders.length };
}

/**
 * Makes the global invoices of a period that is over: first continues what was begun, then takes the remaining orders.
 * It may run any number of times, also concurrently: each order is taken once, and the provider answers a known key
 * with what it already stamped.
 * @throws InvoiceError while the provider does not answer; calling again later is safe
 */
export async function makeGlobal(deps: GlobalDeps, period: string, who = 'sistema'): Promise<void> {
  if (!deps.invoices() || !isOver(period, new Date())) return;
  const known = await deps.globals.ofPeriod(period);
  await eachOf(deps, known, { nameOf: ({ _id }) => _id, work: (row) => goOn(deps, row) });
  for (let nth = lastOf(known) + 1; ; nth += 1) {
    const { orders } = await leftFor(deps, period);
    if (orders.length === 0) return;
    const seenIds = orders.slice(0, MOST_ORDERS).map(({ _id }) => _id);
    const row = await deps.globals.begin({ _id: `${period}.${nth}`, period, who, seenIds });
    // Null: a concurrent call makes it.
    if (!row || !(await goOn(deps, row))) return;
  }
}

/** The number of a period's last invoice: one that took no orders is deleted, and leaves a gap. */
const lastOf = (known: GlobalRow[]): number =>
  Math.max(0, ...known.map(({ _id }) => Number(_id.slice(_id.lastIndexOf('.') + 1))));

type Turn<T> = { nameOf: (one: T) => string; work: (one: T) => Promise<unknown> };

/** Works on all, even after a failure. @throws the first failure, once all are in the log */
async function eachOf<T>({ log }: GlobalDeps, all: T[], { nameOf, work }: Turn<T>): Promise<void> {
  const failed: { name: string; reason: unknown }[] = [];
  for (const one of all)
    await work(one).catch((reason: unknown) => void failed.push({ name: nameOf(one), reason }));
  const [first] = failed;
  if (!first) return;
  log.warn({ err: first.reason, failed: failed.map(({ name }) => name) }, 'global invoices were not made');
  throw first.reason;
}

/** @returns whether it took any order */
async function goOn(deps: GlobalDeps, row: GlobalRow): Promise<boolean> {
  let now: GlobalRow | null = row;
  if (now.status === 'gathering') now = await gather(deps, now);
  if (now?.status === 'asked') now = await stamp(deps, now);
  if (now?.status === 'stamped') await deps.globals.tell(now);
  return now !== null;
}

async function gather({ globals, invoices }: GlobalDeps, row: GlobalRow): Promise<GlobalRow | null> {
  const isTest = invoices()?.isTest ?? true;
  const taken: OrderRow[] = [];
  for (const order of await globals.these(row.seenIds)) {
    const isOwn = order.cfdi?.globalId === row._id;
    if ((isOwn || mayBeGlobal(order, isTest)) && (await globals.take(row, order))) taken.push(order);
  }
  const cents = taken.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const ids = taken.map(({ _id }) => _id);
  if (ids.length === 0) await globals.drop(row._id);
  const fixed = ids.length > 0 ? await globals.fix(row._id, ids, cents) : null;
  // A concurrent call fixed its orders first: the orders taken in excess are released.
  if (!fixed) await globals.release((await globals.find(row._id)) ?? row);
  return fixed;
}

async function stamp(deps: GlobalDeps, row: GlobalRow): Promise<GlobalRow | null> {
  const { globals, settings, invoices, log } = deps;
  await globals.release(row);
  const port = invoices();
  if (!port) return row;
  const { zip } = (await settings.read()).address;
  if (!/^\d{5}$/.test(zip)) return globals.refused(row._id, NO_ZIP);
  const orders = await globals.these(row.orderIds);
  try {
    const made = await port.stamp({
      key: row.key,
      customer: { rfc: PUBLIC_RFC, name: PUBLIC_NAME, regime: REGIME, zip },
      use: USE,
      paymentForm: mostUsedForm(orders),
      lines: globalLines(orders),
      global: toGlobalPeriod(row.period),
    });
    if (made.totalCents !== row.cents)
      log.error({ global: row._id, ...made }, 'a global invoice is of another amount than its orders');
    return await globals.stamped(row._id, made);
  } catch (error) {
    // With another key the same invoice may still be stamped.
    if (!(error instanceof InvoiceRefusal) || error.isOfKey) throw error;
    return globals.refused(row._id, error.reason);
  }
}

/**
 * Makes the automatic global invoices: the unfinished ones, and the periods that ended since the owner switched them
 * on. A failure does not stop the others.
 * @throws the first failure
 */
export async function makeDueGlobals(deps: GlobalDeps, signal: AbortSignal, now = new Date()): Promise<void> {
  if (!deps.invoices()) return;
  const { globals } = deps;
  const taken = (await globals.latest()).filter(({ status }) => status !== 'gathering');
  const begun = await globals.unfinished();
  const setting = await globals.setting();
  const from = setting && boundsOf(setting.since).from;
  const periods = setting
    ? lastPeriods(setting.every, now).filter((period) => boundsOf(period).from >= from!)
    : [];
  const turns: [string, () => Promise<unknown>][] = [
    ...begun.map((row): [string, () => Promise<unknown>] => [row._id, () => goOn(deps, row)]),
    ...taken.map((row): [string, () => Promise<unknown>] => [row._id, () => globals.release(row)]),
    ...periods.map((period): [string, () => Promise<unknown>] => [period, () => makeGlobal(deps, period)]),
  ];
  await eachOf(deps, turns, {
    nameOf: ([name]) => name,
    work: async ([, take]) => (signal.aborted ? undefined : take()),
  });
}
