import type { Job } from '@shop/service-kit/job';
import type { AuditStore } from './audit.store.ts';
import type { Collect } from './collect.ts';
import type { RecordedEvents } from './recorded-events.ts';

type Deps = {
  audit: Pick<AuditStore, 'removeBefore'>;
  recorded: RecordedEvents;
  collect: Collect;
  config: { AUDIT_RETENTION_DAYS: number };
};

/** A turn waits for recorded events; the pause after it lets several be handled together. */
const PAUSE_MS = 1_000;
const REMOVE_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Appends waiting events to the chain, and removes entries older than the configured days. */
export const auditJobs = ({ audit, recorded, collect, config }: Deps): Job[] => [
  {
    name: 'audit',
    every: PAUSE_MS,
    run: async (signal) => {
      await recorded.next().catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
      if (!signal.aborted) await collect();
    },
    close: recorded.close,
  },
  {
    name: 'audit-retention',
    every: REMOVE_EVERY_MS,
    run: () => audit.removeBefore(new Date(Date.now() - config.AUDIT_RETENTION_DAYS * DAY_MS)),
  },
];
