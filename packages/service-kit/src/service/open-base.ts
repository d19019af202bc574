import { once } from 'node:events';
import type { CacheTag } from '@shop/contracts/endpoints/endpoint';
import type { Redis } from 'ioredis';
import type * as z from 'zod';
import { publishChange } from '../cache-tags/publish-changes.ts';
import type { baseEnv, mongoEnv, sessionEnv } from '../config.ts';
import type { Job } from '../job.ts';
import { createLog, bufferedOutput, type Log } from '../log.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { openMigrations, type Migrations } from '../migrations/run-migrations.ts';
import { connectMongo, type Mongo } from '../mongo.ts';
import { connectRedis } from '../redis.ts';
import type { SessionOptions } from '../session.ts';
import { withTimeout } from '../with-timeout.ts';

export type ServiceConfig = z.output<z.ZodObject<typeof baseEnv & typeof mongoEnv & typeof sessionEnv>> & {
  INTERNAL_TOKEN?: string;
};

/** The parts that every service opens before its own stores. */
export type Base<Config> = {
  config: Config;
  log: Log;
  metrics: Metrics;
  db: Mongo;
  redis: Redis;
  session: SessionOptions;
  /** For changes that no request's row announces. */
  publish: (tag: CacheTag) => void;
  /** The migrations that requests do not wait for. One process of a service runs them. */
  migrating: Job;
  /** Registers how to close an opened object: after the jobs, in reverse order. */
  onClose: (close: () => unknown) => void;
};
export type StorageOptions = {
  /** The name in logs. Its database has the same name, unless `database` or MONGODB_DB says otherwise. */
  name: string;
  database?: string;
  models: ((db: Mongo) => unknown)[];
  /** The folder of its migrations. */
  migrations?: URL;
};

const MIGRATE_EVERY_MS = 15_000;
const REDIS_WAIT_MS = 2_000;

/** A service also starts without Redis: it reconnects by itself, and calls that need Redis are told to try again. */
export async function openBase<Config extends ServiceConfig>(
  definition: StorageOptions,
  config: Config,
  onClose: Base<Config>['onClose'],
): Promise<Base<Config>> {
  const { SESSION_SECRET: secret, PUBLIC_BASE_URL: publicBaseUrl } = config;
  const log = createLog(definition.name, config.LOG_LEVEL, bufferedOutput(config.LOG_FD));
  const redis = connectRedis(config.REDIS_URL, log);
  onClose(() => redis.disconnect());
  const isAsked = Promise.race([redis.connect(), once(redis, 'error')]).catch(() => undefined);
  const { db, migrating } = await openDatabase(definition, config, log);
  onClose(() => db.close());
  await withTimeout(isAsked, REDIS_WAIT_MS, () => undefined);
  return {
    config,
    log,
    metrics: createMetrics(),
    db,
    redis,
    migrating,
    onClose,
    session: { redis, secret, publicBaseUrl },
    publish: (tag) => publishChange({ redis, log }, tag),
  };
}

async function openDatabase(
  { name, database = name.replaceAll('-', '_'), models, migrations: folder }: StorageOptions,
  { MONGODB_URI, MONGODB_DB = database, PUBLIC_BASE_URL: publicBaseUrl }: ServiceConfig,
  log: Log,
): Promise<{ db: Mongo; migrating: Job }> {
  let migrations: Migrations | undefined;
  const db = await connectMongo(MONGODB_URI, MONGODB_DB, async (opened) => {
    for (const model of models) model(opened);
    if (!folder) return;
    migrations = await openMigrations(opened, { folder, context: { db: opened, publicBaseUrl }, log });
    await migrations.before();
  });
  const run: Job['run'] = async (signal, end) => {
    if (!migrations || (await migrations.beside(signal))) end();
  };
  return { db, migrating: { name: 'migrations', every: MIGRATE_EVERY_MS, run } };
}
