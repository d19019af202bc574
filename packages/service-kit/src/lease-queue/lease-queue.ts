import type { Model, QueryFilter, UpdateQuery } from 'mongoose';

/** What a stored row needs to wait in a queue. */
export type QueuedRow = { _id: string; /** How often somebody began to work on it. */ attempts: number };
type DateField<Row> = { [Key in keyof Row]-?: Date extends Row[Key] ? Key : never }[keyof Row] & string;

type LeaseQueueOptions<Row extends QueuedRow> = {
  model: Model<Row>;
  /** The field that says when a row is due. A lease moves it to its own end. */
  due: DateField<Row>;
  /** A field that holds the end of the lease while there is one, for those who want to see it. */
  leasedUntil?: DateField<Row>;
  /**
   * Longer than any row waits, leases included. One that is due later than that was written by a clock that was ahead,
   * and is due now.
   */
  longestMs: number;
  /** Which rows wait at all; without it every row does. */
  waiting?: QueryFilter<Row>;
  now?: () => number;
};

/**
 * Rows of a collection as a queue that outlives every process and that several share. Whoever claims a row has it for
 * the time of a lease. What a process that died had in hand is due again when its lease is over.
 */
export function createLeaseQueue<Row extends QueuedRow>(options: LeaseQueueOptions<Row>) {
  const { model, due, leasedUntil, longestMs, waiting = {}, now = Date.now } = options;
  const listeners: (() => void)[] = [];

  /** Changes a claimed row. False when its lease is over and somebody else has claimed it since. */
  async function change(row: Row, set: object, more: object = {}): Promise<boolean> {
    const mine = { ...waiting, _id: row._id, [due]: row[due] } as QueryFilter<Row>;
    const update = { $set: set, ...(leasedUntil && { $unset: { [leasedUntil]: 1 } }), ...more };
    return (await model.updateOne(mine, update as UpdateQuery<Row>)).matchedCount === 1;
  }

  function take(range: object, leaseMs: number): Promise<Row | null> {
    const until = new Date(now() + leaseMs);
    const lease = { [due]: until, ...(leasedUntil && { [leasedUntil]: until }) };
    return model
      .findOneAndUpdate(
        { ...waiting, [due]: range } as QueryFilter<Row>,
        { $set: lease, $inc: { attempts: 1 } } as unknown as UpdateQuery<Row>,
        { sort: { [due]: 1 }, returnDocument: 'after' },
      )
      .lean<Row>()
      .exec();
  }

  return {
    /** Says that a row is due now, to whoever listens in this process; others find it when they look. */
    tellDue: (): void => listeners.forEach((listener) => listener()),
    onDue: (listener: () => void): void => void listeners.push(listener),
    /** Milliseconds until the next row is due, a lease's end included; undefined when none waits. */
    async dueInMs(): Promise<number | undefined> {
      // Rows that are done have no such date.
      const filter = { ...waiting, [due]: { $gt: new Date(0) } } as QueryFilter<Row>;
      const next = await model.findOne(filter, { [due]: 1 }, { sort: { [due]: 1 } }).lean<Row>();
      return next ? Math.max(0, (next[due] as Date).getTime() - now()) : undefined;
    },
    /** Takes the row that is due longest, for `leaseMs`: nobody else gets it before that. */
    claim: async (leaseMs: number): Promise<Row | null> =>
      (await take({ $lte: new Date(now()) }, leaseMs)) ??
      (await take({ $gt: new Date(now() + longestMs) }, leaseMs)),
    /** Work failed: the row is due again in `waitMs`. `note` is stored with it, e.g. the reason. */
    retry: (row: Row, waitMs: number, note: Partial<Row> = {}): Promise<boolean> =>
      change(row, { ...note, [due]: new Date(now() + waitMs) }),
    /** Work was only interrupted: the row is due at once, and the attempt does not count. */
    release: (row: Row): Promise<boolean> =>
      change(row, { [due]: new Date(now()) }, { $inc: { attempts: -1 } }),
  };
}

/** Milliseconds until the attempt after the nth: twice as long each time, `longestMs` at most. */
export const backOff =
  (firstMs: number, longestMs: number) =>
  (attempts: number): number =>
    Math.min(firstMs * 2 ** (attempts - 1), longestMs);
