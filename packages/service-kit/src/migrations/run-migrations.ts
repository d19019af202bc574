import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { createMarks, type MarkStore } from './marks.ts';
import type { Mongo } from '../mongo.ts';
import { loadMigrations, type Numbered, type Progress } from './migration.ts';

/** A process without a sign for this long counts as dead, and another one takes over. */
const LEASE_MS = 60_000;
const WAIT_MS = 200;
/** A fifth of the time is only for requests; a request waits for one batch of 100 rows at most. */
const REST = 0.25;
const LONGEST_REST_MS = 1_000;

type Options<Context> = { folder: URL; context: Context; log: Log; now?: () => number };
export type Migrations = {
  /** Runs the migrations that requests wait for, or waits while another process runs them. */
  before: () => Promise<void>;
  /** Runs the others during requests, once. @returns true when nothing is left to do, here or in another process */
  beside: (signal: AbortSignal) => Promise<boolean>;
};

/** The process ends, or another one has taken over the migration. */
class Interrupted extends Error {}

/** A service's migrations: each runs once per database, in one process at a time, in order. */
export async function openMigrations<Context>(
  db: Mongo,
  { folder, context, log, now = Date.now }: Options<Context>,
): Promise<Migrations> {
  const all = await loadMigrations<Context>(folder);
  const marks = createMarks(db, { leaseMs: LEASE_MS, now });
  const turn = async (when: Numbered<Context>['when'], signal: AbortSignal) => {
    const done = await marks.done();
    const wanted = all.filter((one) => one.when === when && !done.has(one._id));
    return runAll({ marks, context, log, signal, wanted });
  };
  const never = new AbortController().signal;
  return {
    async before() {
      while (!(await turn('before', never))) await sleep(WAIT_MS);
    },
    beside: (signal) => turn('beside', signal),
  };
}

type Turn<Context> = {
  marks: MarkStore;
  context: Context;
  log: Log;
  signal: AbortSignal;
  wanted: Numbered<Context>[];
};

/** @returns false when another process is running one, or this one was interrupted */
async function runAll<Context>({ wanted, ...turn }: Turn<Context>): Promise<boolean> {
  for (const migration of wanted) if (!(await runOne(migration, turn))) return false;
  return true;
}

async function runOne<Context>(
  migration: Numbered<Context>,
  { marks, context, log, signal }: Omit<Turn<Context>, 'wanted'>,
): Promise<boolean> {
  const { _id, number } = migration;
  const by = randomUUID();
  const mark = await marks.claim({ _id, number, by });
  if (!mark) return false;
  const began = performance.now();
  try {
    await migration.run(context, { from: mark.place, reached: pace(marks, { _id, by, signal }) });
  } catch (error) {
    const why = error instanceof Interrupted ? undefined : (error as Error).message;
    await marks.leave({ _id, by }, why);
    if (why === undefined) return false;
    throw error;
  }
  if (!(await marks.finish({ _id, by }))) return false;
  log.info({ migration: _id, number, ms: Math.round(performance.now() - began) }, 'migrated');
  return true;
}

/** Alternates work and rest. */
function pace(
  marks: MarkStore,
  { signal, ...mine }: { _id: string; by: string; signal: AbortSignal },
): Progress['reached'] {
  let since = performance.now();
  return async (place, rows) => {
    const holds = await marks.reached(mine, place, rows);
    if (!holds || signal.aborted) throw new Interrupted();
    await sleep(Math.min((performance.now() - since) * REST, LONGEST_REST_MS), undefined, { signal }).catch(
      () => {
        throw new Interrupted();
      },
    );
    since = performance.now();
  };
}
