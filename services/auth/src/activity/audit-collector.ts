import { startLoop } from '@shop/service-kit/lease-queue/start-loop';
import type { Log } from '@shop/service-kit/log';
import type { AuditStore } from './audit.store.ts';
import type { Collect } from './collect.ts';
import type { RecordedEvents } from './recorded-events.ts';

type Deps = {
  audit: Pick<AuditStore, 'removeBefore'>;
  recorded: RecordedEvents;
  collect: Collect;
  keptDays: number;
  log: Log;
};

/** A turn waits for what is recorded; the pause after it makes one of many that come together. */
const PAUSE_MS = 1_000;
const REMOVE_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Chains what waits, and removes what is older than the setting says. @returns stops it */
export function startAuditCollector({ audit, recorded, collect, keptDays, log }: Deps): () => Promise<void> {
  const chain = async (signal: AbortSignal) => {
    await recorded.next().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    if (!signal.aborted) await collect();
  };
  const remove = () => audit.removeBefore(new Date(Date.now() - keptDays * DAY_MS));
  const loops = [
    startLoop(chain, { name: 'audit', everyMs: PAUSE_MS, log }),
    startLoop(remove, { name: 'audit-retention', everyMs: REMOVE_EVERY_MS, log }),
  ];
  return async () => {
    const closed = loops.map((loop) => loop.close());
    recorded.close();
    await Promise.all(closed);
  };
}
