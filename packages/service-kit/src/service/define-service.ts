import type { Endpoints } from '@shop/contracts/endpoints/endpoint';
import { Router, type Express, type RequestHandler } from 'express';
import type * as z from 'zod';
import { createBaseApp } from '../app.ts';
import { recordChanges } from '../audit/record-changes.ts';
import { publishChanges } from '../cache-tags/publish-changes.ts';
import { readConfig } from '../config.ts';
import { guardCalls } from '../guard-calls.ts';
import { startJob, type Job } from '../job.ts';
import type { Log } from '../log.ts';
import { pingMongo } from '../mongo.ts';
import { listen, type RunningServer } from '../run.ts';
import { adminSession, requireAdmin, requireInternal } from '../session.ts';
import { openBase, type Base, type ServiceConfig, type StorageOptions } from './open-base.ts';

/** A path with its handlers, in the order in which they run. */
export type Mount = [path: string, ...handlers: RequestHandler[]];

type Parts<Config, Stores> = Base<Config> & Stores;
type Definition<Schema extends z.ZodType<ServiceConfig>, Stores extends object> = StorageOptions & {
  config: Schema;
  /** The calls and who may make them; without it only health is answered. */
  endpoints?: Endpoints;
  /** Creates the objects that routes and jobs need, each once. */
  stores: (base: Base<z.output<Schema>>) => Stores | Promise<Stores>;
  routes?: (parts: Parts<z.output<Schema>, Stores>) => Mount[];
  jobs?: (parts: Parts<z.output<Schema>, Stores>) => Job[];
  /** Checked in addition to MongoDB before requests may come. */
  ready?: (parts: Parts<z.output<Schema>, Stores>) => Promise<unknown>;
  /** Request bodies below this path stay bytes. */
  rawBodiesAt?: string;
  /** Below this path the administrators' session is loaded for every caller, because members sign in there. */
  signIn?: string;
};
export type Service<Parts> = {
  name: string;
  /** Opens its stores, for programs that need neither requests nor jobs. */
  open: (env?: NodeJS.ProcessEnv) => Promise<{ parts: Parts; close: () => Promise<void> }>;
  /** Opens its stores, starts its jobs and listens; `running` drains and closes all of it. */
  start: (env?: NodeJS.ProcessEnv) => Promise<{ running: RunningServer; log: Log }>;
};

/** A service: nothing is opened before it starts, and one process may start several. */
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

/** The manifest decides at the mount who may make a call: no route guards itself. */
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
