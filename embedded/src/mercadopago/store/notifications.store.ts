import type { DatabaseSync } from 'node:sqlite';

/** waiting: to be sent at `next_at`; held: by the fault controls; lost: never to be sent; failed: given up. */
export type State = 'waiting' | 'delivered' | 'failed' | 'held' | 'lost';
export type Notification = {
  id: number;
  payment: number;
  action: string;
  url: string;
  created: number;
  state: State;
  copies: number;
  attempts: number;
  next_at: number;
  last_status: number | null;
};

export type Notifications = ReturnType<typeof notificationStore>;

/** The outbox of webhooks: written together with the change that they tell of. */
export function notificationStore(db: DatabaseSync) {
  const add = db.prepare(
    `INSERT INTO notifications (payment, action, url, created, state, copies, attempts, next_at)
     VALUES (?, ?, ?, ?, ?, ?, 0, ?)`,
  );
  const due = db.prepare(`SELECT * FROM notifications WHERE state = 'waiting' AND next_at <= ? LIMIT 500`);
  const next = db.prepare(
    `SELECT MIN(next_at) AS at FROM notifications WHERE state = 'waiting' AND next_at > ?`,
  );
  const save = db.prepare(
    'UPDATE notifications SET state = ?, attempts = ?, next_at = ?, last_status = ? WHERE id = ?',
  );
  const inState = db.prepare('SELECT * FROM notifications WHERE state = ? ORDER BY id');
  const all = db.prepare('SELECT * FROM notifications ORDER BY id');
  return {
    add: (n: Pick<Notification, 'payment' | 'action' | 'url' | 'state' | 'copies'>) =>
      void add.run(n.payment, n.action, n.url, Date.now(), n.state, n.copies, Date.now()),
    due: (now: number) => due.all(now) as Notification[],
    nextAt: (now: number) => (next.get(now)?.at ?? undefined) as number | undefined,
    save: (n: Notification) => void save.run(n.state, n.attempts, n.next_at, n.last_status, n.id),
    inState: (state: State) => inState.all(state) as Notification[],
    all: () => all.all() as Notification[],
  };
}
