import { hearChanges } from '@shop/service-kit/cache-tags/hear-changes';
import { connectQueueRedis } from '@shop/service-kit/redis';
import { databaseName } from './config.ts';
import type { Parts } from './deps.ts';
import { createJobResults, type JobResults } from './payments/queue/job-results.ts';
import { createSettleAndWait, type SettleAndWait } from './payments/settle/settle-and-wait.ts';
import { cacheElixirs, type HeldElixirs } from './shopping/catalog/cached-elixirs.ts';

/** What the HTTP app has and the worker has not. */
export type HttpParts = Parts & {
  results: JobResults;
  settleAndWait: SettleAndWait;
  /** The catalogue as carts show it. */
  held: HeldElixirs;
  closeHttp: () => Promise<void>;
};

/** Adds what only the HTTP app needs: to wait for the worker's results, and to hold the catalogue's rows. */
export function withHttpParts(deps: Parts): HttpParts {
  const { config, log, queue } = deps;
  const connection = connectQueueRedis(config.REDIS_URL, log);
  const results = createJobResults({ connection, queue, database: databaseName(config), log });
  const held = cacheElixirs({ catalog: deps.catalog, hearsChanges: () => hearing.isLive() });
  const changed = (tag: string) => {
    if (tag === 'catalog' || tag === 'stock') held.forget();
  };
  const hearing = hearChanges({ url: config.REDIS_URL, log, changed, missed: held.forget });
  // What the back office sends again; without Redis the worker finds it when it looks.
  const wake = () => void queue.wakeSenders().catch(() => undefined);
  for (const { onDue } of [deps.mails, deps.deliveries]) onDue(wake);
  const closeHttp = async () => {
    hearing.close();
    await results.close();
  };
  return { ...deps, results, settleAndWait: createSettleAndWait({ ...deps, results }), held, closeHttp };
}
