import type { Notification, Notifications } from '../store/notifications.store.ts';
import { deliver } from './deliver.ts';

// The provider waits minutes, hours, then days; the first steps here are short, for one who restarts a service.
const retryMs = [1_000, 5_000, 30_000, 5 * 60_000, 45 * 60_000, 6 * 3_600_000, 2 * 86_400_000];
const longestTimerMs = 3_600_000;

/** Sends what waits in the outbox when its time has come, until it is answered with success or given up. */
export function openSender(notifications: Notifications, secret: string) {
  const flying = new Set<number>();
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function send(notification: Notification): Promise<void> {
    const { id, copies } = notification;
    flying.add(id);
    const sendings = Array.from({ length: copies }, () => deliver(notification, secret, stopped.signal));
    const statuses = await Promise.all(sendings);
    // An interrupted delivery stays in the outbox unchanged.
    if (stopped.signal.aborted) return;
    notifications.save(outcome(notification, statuses));
    flying.delete(id);
    pump();
  }

  function pump(): void {
    clearTimeout(timer);
    // Both queries use the same `now`: a notification must be either due or next.
    const now = Date.now();
    for (const one of notifications.due(now)) if (!flying.has(one.id)) void send(one);
    const at = notifications.nextAt(now);
    if (at !== undefined) timer = setTimeout(pump, Math.min(at - now, longestTimerMs));
  }

  function stop(): void {
    stopped.abort();
    clearTimeout(timer);
  }

  return { send, pump, stop };
}

function outcome(notification: Notification, statuses: number[]): Notification {
  const good = statuses.find((status) => status >= 200 && status < 300);
  const attempts = notification.attempts + 1;
  const wait = retryMs[notification.attempts];
  const state = good ? 'delivered' : wait === undefined ? 'failed' : 'waiting';
  const next_at = Date.now() + (wait ?? 0);
  return { ...notification, state, attempts, next_at, last_status: good ?? statuses[0] ?? 0 };
}
