import type { Job } from '@shop/service-kit/job';
import type { Redis } from 'ioredis';
import { databaseName, type CartOrdersConfig } from '../../config.ts';
import { prefixOf } from '../queue/payment.queue.ts';
import { runExclusively } from '../queue/run-exclusively.ts';
import { reconcile, type ReconcileDeps } from './reconcile.ts';

type Deps = Omit<ReconcileDeps, 'config'> & { redis: Redis; config: CartOrdersConfig };

/**
 * Runs passes of reconciliation, one at a time among all workers. The process's own timer starts them: a next time in
 * Redis would stop them for as long as the clock that wrote it was ahead.
 */
export function reconcileJob(deps: Deps): Job {
  const { redis, config } = deps;
  const prefix = prefixOf(databaseName(config));
  const reconcileAndNote = () => reconcile(deps).then(deps.queue.notePass);
  const pass = () => runExclusively(redis, `${prefix}:reconciling`, reconcileAndNote);
  return { name: 'reconciliation', every: config.RECONCILE_EVERY_MS, run: pass };
}
