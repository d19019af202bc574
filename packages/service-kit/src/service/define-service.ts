import { once } from 'node:events';
import type { CacheTag, Endpoints } from '@shop/contracts/endpoints/endpoint';
import { Router, type Express, type RequestHandler } from 'express';
import type { Redis } from 'ioredis';
import type * as z from 'zod';
import { createBaseApp } from '../app.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { publishChange, publishChanges } from '../cache-tags/publish-changes.ts';
import { readConfig, type baseEnv, type mongoEnv, type sessionEnv } from '../config.ts';
import { guardCalls } from '../guard-calls.ts';
import { startJob, type Job } from '../job.ts';
import { createLog, type Log } from '../log.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { openMigrations, type Migrations } from '../migrations/run-migrations.ts';
import { connectMongo, pingMongo, type Mongo } from '../mongo.ts';
import { connectRedis } from '../redis.ts';
import { listen, type Running } from '../run.ts';
import { adminSession, requireAdmin, requireInternal, type SessionOptions } from '../session.ts';
import { withTimeout } from '../with-timeout.ts';

type ServiceConfig = z.output<z.ZodObject<typeof baseEnv & typeof mongoEnv & typeof sessionEnv>> & {
  INTERNAL_TOKEN?: string;
};

/** What the frame opens for a service, before its own stores. */
export type Base<Config> = {
  config: Config;
  log: Log;
  metrics: Metrics;
  db: Mongo;
  redis: Redis;
  session: SessionOptions;
  /** For what changes without a request that says so. */
  publish: (tag: CacheTag) => void;
  /** The migrations that need not be done before requests. One process of a service does them. */
  migrating: Job;
  /** What is opened says here how it is closed: after the jobs, and the last first. */
  onClose: (close: () => unknown) => void;
};
/** Where handlers stand, in the order in which they are asked. */
export type Mount = [path: string, ...handlers: RequestHandler[]];

type Storing = Pick<Definition<never, never>, 'name' | 'database' | 'models' | 'migrations'>;
type Parts<Config, Stores> = Base<Config> & Stores;
type Definition<Schema extends z.ZodType<ServiceConfig>, Stores extends object> = {
  /** In logs. Its database is called the same, unless `database` or MONGODB_DB says otherwise. */
  name: string;
  database?: string;
  config: Schema;
  /** Which calls there are and who may make them; without it nothing is answered but health. */
  endpoints?: Endpoints;
  models: ((db: Mongo) => unknown)[];
  /** The folder of its migrations. */
  migrations?: URL;
  /** Makes what routes and jobs need, each once. */
  stores: (base: Base<z.output<Schema>>) => Stores | Promise<Stores>;
  routes?: (parts: Parts<z.output<Schema>, Stores>) => Mount[];
  jobs?: (parts: Parts<z.output<Schema>, Stores>) => Job[];
  /** What has to answer beside MongoDB before requests may come. */
  ready?: (parts: Parts<z.output<Schema>, Stores>) => Promise<unknown>;
  /** Below this address bodies stay bytes. */
  rawBodiesAt?: string;
  /** Below this address everybody has the session of administrators: it is where they sign in. */
  signIn?: string;
};
export type Service<Parts> = {
  name: string;
  /** Opens its stores, for who needs neither requests nor jobs. */
  open: (env?: NodeJS.ProcessEnv) => Promise<{ parts: Parts; close: () => Promise<void> }>;
  /** Opens its stores, starts its jobs and listens; `running` drains and closes all of it. */
  start: (env?: NodeJS.ProcessEnv) => Promise<{ running: Running; log: Log }>;
};

const MIGRATE_EVERY_MS = 15_000;
const REDIS_WAIT_MS = 2_000;

/** A service: nothing is opened before it is started, and one process may start several. */
export function defineService<Schema extends z.ZodType<ServiceConfig>, Stores extends object>(
  definition: Definition<Schema, Stores>,
): Service<Parts<z.output<Schema>, Stores>> {
  const open = async (env?: NodeJS.ProcessEnv) => {
    const config = readConfig(definition.config, env);
    const closing: (() => unknown)[] = [];
    const close = async () => {
      for (const one of closing.splice(0).toReversed()) await one();
    };
    try {
      const base = await openBase(definition, config, (one) => closing.push(one));
      return { parts: { ...base, ...(await definition.stores(base)) }, close };
    } catch (error) {
      await close();
      throw error;
    }
  };
  const start = async (env?: NodeJS.ProcessEnv) => {
    const { parts, close } = await open(env);
    const { config, log, metrics } = parts;
    const jobs = (definition.jobs?.(parts) ?? []).map((job) => startJob(job, log));
    const onClose = async () => {
      await Promise.all(jobs.map((job) => job.close()));
      await close();
    };
    const { PORT: port, HOST: host } = config;
    const reporting = { metrics, port: config.METRICS_PORT };
    try {
      const running = await listen({ app: createApp(definition, parts), port, host, reporting, onClose });
      log.info({ port: running.port }, 'listening');
      return { running, log };
    } catch (error) {
      await onClose();
      throw error;
    }
  };
  return { name: definition.name, open, start };
}

/** Without Redis a service starts all the same: it reconnects by itself, and who needs it is told to come back. */
async function openBase<Config extends ServiceConfig>(
  definition: Storing,
  config: Config,
  onClose: Base<Config>['onClose'],
): Promise<Base<Config>> {
  const { SESSION_SECRET: secret, PUBLIC_BASE_URL: publicBaseUrl } = config;
  const log = createLog(definition.name, config.LOG_LEVEL);
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
  { name, database = name.replaceAll('-', '_'), models, migrations: folder }: Storing,
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

/** Who may make a call is decided at the mount, by the manifest: no route guards itself. */
function createApp<Schema extends z.ZodType<ServiceConfig>, Stores extends object>(
  { endpoints, ready, routes, rawBodiesAt, signIn }: Definition<Schema, Stores>,
  parts: Parts<z.output<Schema>, Stores>,
): Express {
  const { config, log, metrics, db, redis, session } = parts;
  return createBaseApp({
    log,
    metrics,
    ...(endpoints && { endpoints }),
    ...(rawBodiesAt && { rawBodiesAt }),
    ready: () => Promise.all([pingMongo(db), ready?.(parts)]),
    mount: (app) => {
      if (!endpoints) return;
      const withSession = adminSession(session);
      if (signIn) app.use(signIn, withSession);
      app.use(recordChanges({ redis, queue: config.AUDIT_QUEUE, log }));
      app.use(publishChanges({ redis, log }));
      app.use('/internal', requireInternal(config.INTERNAL_TOKEN));
      const admin = signIn ? requireAdmin : Router().use(withSession, requireAdmin);
      app.use(['/api', '/internal'], guardCalls(admin));
      for (const [path, ...handlers] of routes?.(parts) ?? []) app.use(path, ...handlers);
    },
  });
}
