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

/** A turn waits for what is recorded; the pause after it makes one of many that come together. */
const PAUSE_MS = 1_000;
const REMOVE_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Chains what waits, and removes what is older than the setting says. */
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
