import type { Books } from '../books.ts';
import type { Notification } from '../store/notifications.store.ts';
import type { Payment } from '../types.ts';
import type { WebhookFaults } from '../control/webhook-faults.ts';
import { deliver } from './deliver.ts';

export type Post = ReturnType<typeof openPost>;
export type Action = 'payment.created' | 'payment.updated';

// The provider waits minutes, hours, then days; the first steps here are short, for one who restarts a service.
const retryMs = [1_000, 5_000, 30_000, 5 * 60_000, 45 * 60_000, 6 * 3_600_000, 2 * 86_400_000];

/** Sends the outbox, again after a restart, until each notification is answered with success or given up. */
export function openPost({ books, secret, faults }: { books: Books; secret: string; faults: WebhookFaults }) {
  const { notifications } = books;
  const flying = new Set<number>();
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function attempt(notification: Notification): Promise<void> {
    const { id, copies } = notification;
    flying.add(id);
    const sendings = Array.from({ length: copies }, () => deliver(notification, secret, stopped.signal));
    const statuses = await Promise.all(sendings);
    if (stopped.signal.aborted) return;
    notifications.save(outcome(notification, statuses));
    flying.delete(id);
    pump();
  }

  function pump(): void {
    clearTimeout(timer);
    if (stopped.signal.aborted) return;
    for (const one of notifications.due()) if (!flying.has(one.id)) void attempt(one);
    const at = notifications.nextAt();
    if (at !== undefined) timer = setTimeout(pump, Math.min(at - Date.now(), 3_600_000));
  }

  return {
    pump,
    /** Writes a notification into the outbox; call pump when the change it tells of is committed. */
    tell({ id, notification_url }: Payment, action: Action): void {
      if (notification_url)
        notifications.add({ payment: id, action, url: notification_url, ...faults.next() });
    },
    /** Sends the held ones, the youngest first when `reverse`. */
    async release(reverse: boolean): Promise<number> {
      const held = notifications.inState('held');
      for (const one of reverse ? held.toReversed() : held) await attempt({ ...one, state: 'waiting' });
      return held.length;
    },
    stop(): void {
      stopped.abort();
      clearTimeout(timer);
    },
  };
}

function outcome(notification: Notification, statuses: number[]): Notification {
  const good = statuses.find((status) => status >= 200 && status < 300);
  const attempts = notification.attempts + 1;
  const wait = retryMs[notification.attempts];
  const state = good ? 'delivered' : wait === undefined ? 'failed' : 'waiting';
  const next_at = Date.now() + (wait ?? 0);
  return { ...notification, state, attempts, next_at, last_status: good ?? statuses[0] ?? 0 };
}
