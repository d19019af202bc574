import type { Connection } from 'mongoose';

type Pool = { minPoolSizeTimer?: NodeJS.Timeout };
/** What the driver keeps to itself. */
type Inside = { topology?: { s?: { servers?: Map<string, { pool?: Pool }> } } };

/**
 * Ten times a second the driver looks whether a pool has the fewest connections that were asked for, which are none: half of
 * what an idle service takes of the processor (decision 0044). No option says otherwise. Connections that broke go when one is
 * taken.
 */
export function keepPoolsQuiet(db: Connection): void {
  const client = db.getClient();
  const quiet = () => {
    const { topology } = client as unknown as Inside;
    for (const { pool } of topology?.s?.servers?.values() ?? []) clearTimeout(pool?.minPoolSizeTimer);
  };
  // The first look comes right after the event, and asks for the next.
  client.on('connectionPoolReady', () => queueMicrotask(quiet));
  quiet();
}
