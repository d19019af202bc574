import { startLoop } from '@shop/service-kit/lease-queue/start-loop';
import type { Log } from '@shop/service-kit/log';
import type { AuditStore } from './audit.store.ts';
import type { Collect } from './collect.ts';

type Deps = { audit: Pick<AuditStore, 'removeBefore'>; collect: Collect; keptDays: number; log: Log };

const COLLECT_EVERY_MS = 1_000;
const REMOVE_EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Chains what waits, and removes what is older than the setting says. @returns stops it */
export function startAuditDuty({ audit, collect, keptDays, log }: Deps): () => Promise<void> {
  const remove = () => audit.removeBefore(new Date(Date.now() - keptDays * DAY_MS));
  const loops = [
    startLoop(collect, { name: 'audit', everyMs: COLLECT_EVERY_MS, log }),
    startLoop(remove, { name: 'audit-retention', everyMs: REMOVE_EVERY_MS, log }),
  ];
  return async () => {
    await Promise.all(loops.map((loop) => loop.close()));
  };
}
