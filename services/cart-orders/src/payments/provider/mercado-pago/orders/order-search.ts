import { CHANGED_PAGE, type ChangedPayment, type ChangedPlace } from '../../payment.port.ts';
import type { createApi } from '../api.ts';
import { readFound, toChanged, type Order } from './read-order.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** The provider searches by creation date, within a limited window. */
const WINDOW_MS = 29 * DAY_MS;
const PAGE = 50;
const MOST_PAGES = 100;
/** The greatest age of an order that may still change, and the age up to which most changes happen. */
const LATE_MS = 180 * DAY_MS;
const FRESH_MS = 2 * DAY_MS;

type Call = ReturnType<typeof createApi>;
type Window = { from: number; until: number };

/**
 * The provider finds orders by creation date, but the shop asks for changes. Each look reads the orders of the last
 * days, and once an hour all orders that may still change. The hourly look starts two hours earlier, to catch what
 * changed since the one before.
 */
export function createOrderSearch(call: Call) {
  let lookedAt = -Infinity;
  /** Where the unfinished look through all orders began. */
  let begunAt: number | undefined;

  async function between({ from, until }: Window, by: Record<string, string> = {}): Promise<Order[]> {
    const dates = { begin_date: new Date(from).toISOString(), end_date: new Date(until).toISOString() };
    const orders: Order[] = [];
    for (let page = 1; page <= MOST_PAGES; page++) {
      const query = { ...dates, ...by, type: 'online', page, page_size: PAGE };
      const found = readFound(await call('search orders', '/v1/orders', { query }));
      orders.push(...found.orders);
      if (found.orders.length === 0 || page >= found.pages) break;
    }
    return orders;
  }

  return {
    async ofReference(reference: string): Promise<string | undefined> {
      for (const window of windowsOf(Date.now(), LATE_MS)) {
        const found = await between(window, { external_reference: reference });
        const paid = found.find(({ status }) => status === 'processed' || status === 'charged_back');
        if (paid) return paid.id;
      }
      return undefined;
    },

    async changed({ since, offset }: ChangedPlace): Promise<ChangedPayment[]> {
      const now = Date.now();
      const isWhole = now - lookedAt >= HOUR_MS;
      const from = since?.getTime() ?? 0;
      if (isWhole) begunAt ??= from;
      // Only while `since` has not moved on: a later one has already passed everything before it.
      const after = isWhole && from === begunAt ? from - 2 * HOUR_MS : from;
      const changed: ChangedPayment[] = [];
      for (const window of windowsOf(now, isWhole ? LATE_MS : FRESH_MS))
        for (const order of await between(window))
          if (order.status !== 'created') changed.push(toChanged(order));
      const page = changed
        .filter(({ changedAt }) => changedAt.getTime() >= after)
        .toSorted((a, b) => a.changedAt.getTime() - b.changedAt.getTime())
        .slice(offset, offset + CHANGED_PAGE);
      if (isWhole && page.length < CHANGED_PAGE) [lookedAt, begunAt] = [now, undefined];
      return page;
    },
  };
}

function windowsOf(now: number, back: number): Window[] {
  const windows: Window[] = [];
  for (let until = now; until > now - back; until -= WINDOW_MS)
    windows.push({ from: Math.max(until - WINDOW_MS, now - back), until });
  return windows;
}
