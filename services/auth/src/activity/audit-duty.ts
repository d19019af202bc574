import { startLoop } from '@shop/service-kit/lease-queue/start-loop';
import type { Log } from '@shop/service-kit/log';
import { repeat } from '@shop/service-kit/repeat';
import type { AuditStore } from './audit.store.ts';
import type { Collect } from './collect.ts';

type Deps = { audit: Pick<AuditStore, 'removeBefore'>; collect: Collect; keptDays: number; log: Log };

const COLLECT_EVERY_MS = 1_000;
const REMOVE_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Chains what waits, and removes what is older than the setting says. @returns stops it */
export function startAuditDuty({ audit, collect, keptDays, log }: Deps): () => Promise<void> {
  const collecting = startLoop(collect, { name: 'audit', everyMs: COLLECT_EVERY_MS, log });
  const remove = async () => {
    try {
      await audit.removeBefore(new Date(Date.now() - keptDays * DAY_MS));
    } catch (error) {
      log.error({ err: error }, 'old entries of the audit log were not removed; the next hour tries again');
    }
  };
  const stop = repeat(remove, REMOVE_EVERY_MS);
  return async () => {
    stop();
    await collecting.close();
  };
}
