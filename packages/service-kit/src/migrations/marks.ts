import { type Mongo, unlessTaken } from '../mongo.ts';

/** The state of a migration, in the collection 'migrations'. Without `doneAt` it is pending or running. */
export type MigrationRecord = {
  _id: string;
  number?: number;
  doneAt?: Date;
  startedAt?: Date;
  rows?: number;
  place?: unknown;
  /** The process that runs it, and until when it counts as alive without a sign. */
  by?: string;
  leasedUntil?: Date;
  /** The error that ended the last run. */
  error?: string;
};
export const MIGRATIONS = 'migrations';

type Mine = { _id: string; by: string };
export type MarkStore = ReturnType<typeof createMarks>;

/** Decides which process may run a migration, and stores its progress. */
export function createMarks(db: Mongo, { leaseMs, now }: { leaseMs: number; now: () => number }) {
  const marks = db.collection<MigrationRecord>(MIGRATIONS);
  const lease = () => new Date(now() + leaseMs);
  const ended = { by: 1, leasedUntil: 1 } as const;
  const change = async ({ _id, by }: Mine, update: object): Promise<boolean> =>
    (await marks.updateOne({ _id, by }, update)).matchedCount === 1;

  return {
    done: async (): Promise<Set<string>> =>
      new Set((await marks.find({ doneAt: { $exists: true } }).toArray()).map(({ _id }) => _id)),

    /** @returns null when it is done, or another process runs it */
    async claim({ _id, number, by }: Mine & { number: number }): Promise<MigrationRecord | null> {
      const born = { $setOnInsert: { number, startedAt: new Date(now()), rows: 0 } };
      await unlessTaken(marks.updateOne({ _id }, born, { upsert: true }), () => undefined);
      const isFree = {
        $or: [
          { leasedUntil: { $exists: false } },
          { leasedUntil: { $lte: new Date(now()) } },
          // Further away than any lease: written by a clock that ran ahead.
          { leasedUntil: { $gt: new Date(now() + 2 * leaseMs) } },
        ],
      };
      const taken = { $set: { by, leasedUntil: lease() }, $unset: { error: 1 } } as const;
      return marks.findOneAndUpdate({ _id, doneAt: { $exists: false }, ...isFree }, taken, {
        returnDocument: 'after',
      });
    },

    /** False when another process has taken over. */
    reached: (mine: Mine, place: unknown, rows: number) =>
      change(mine, { $set: { place, leasedUntil: lease() }, $inc: { rows } }),
    leave: (mine: Mine, error?: string) => change(mine, { $unset: ended, ...(error && { $set: { error } }) }),
    finish: (mine: Mine) =>
      change(mine, { $set: { doneAt: new Date(now()) }, $unset: { ...ended, place: 1 } }),
  };
}
