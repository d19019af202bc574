import type { Connection } from 'mongoose';

type Pool = { minPoolSizeTimer?: NodeJS.Timeout };
/** Private parts of the driver. */
type Inside = { topology?: { s?: { servers?: Map<string, { pool?: Pool }> } } };

/**
 * Ten times a second the driver checks that a pool has its minimum of connections, which is 0 here: half of the
 * processor time of an idle service (decision 0044). No option turns it off. Broken connections are removed when one is
 * taken.
 */
export function keepPoolsQuiet(db: Connection): void {
  const client = db.getClient();
  const quiet = () => {
    const { topology } = client as unknown as Inside;
    for (const { pool } of topology?.s?.servers?.values() ?? []) clearTimeout(pool?.minPoolSizeTimer);
  };
  // The first check comes right after the event, and schedules the next.
  client.on('connectionPoolReady', () => queueMicrotask(quiet));
  quiet();
}
