import type { Model, QueryFilter, UpdateQuery } from 'mongoose';

/** The fields that a row needs to wait in a queue. */
type QueuedRow = { _id: string; /** The number of claims, without released ones. */ attempts: number };
type DateField<Row> = { [Key in keyof Row]-?: Date extends Row[Key] ? Key : never }[keyof Row] & string;

type LeaseQueueOptions<Row extends QueuedRow> = {
  model: Model<Row>;
  /** The field with the time when a row is due. A lease moves it to its own end. */
  due: DateField<Row>;
  /** A field with the end of a current lease, for readers who want to see it. */
  leasedUntil?: DateField<Row>;
  /**
   * Longer than any row waits, leases included. A row due later than that was written by a clock that ran ahead,
   * and counts as due.
   */
  longestMs: number;
  /** Filters the rows that wait; without it every row waits. */
  waiting?: QueryFilter<Row>;
  now?: () => number;
};

/**
 * A queue on the rows of a collection: it survives processes, and several processes share it. A claimed row belongs
 * to its claimer for the time of a lease. The rows of a process that died are due again when their lease ends.
 */
export function createLeaseQueue<Row extends QueuedRow>(options: LeaseQueueOptions<Row>) {
  const { model, due, leasedUntil, longestMs, waiting = {}, now = Date.now } = options;
  const listeners: (() => void)[] = [];

  /** Changes a claimed row. False when its lease has ended and somebody else has claimed it. */
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
    /** Tells listeners in this process that a row is due; other processes find it on their next look. */
    tellDue: (): void => listeners.forEach((listener) => listener()),
    onDue: (listener: () => void): void => void listeners.push(listener),
    /** Milliseconds until the next row is due, or a lease ends; undefined when no row waits. */
    async dueInMs(): Promise<number | undefined> {
      // Finished rows have no such date.
      const filter = { ...waiting, [due]: { $gt: new Date(0) } } as QueryFilter<Row>;
      const next = await model.findOne(filter, { [due]: 1 }, { sort: { [due]: 1 } }).lean<Row>();
      return next ? Math.max(0, (next[due] as Date).getTime() - now()) : undefined;
    },
    /** Claims the row that has been due longest for `leaseMs`: nobody else gets it in that time. */
    claim: async (leaseMs: number): Promise<Row | null> =>
      (await take({ $lte: new Date(now()) }, leaseMs)) ??
      (await take({ $gt: new Date(now() + longestMs) }, leaseMs)),
    /** After failed work: the row is due again in `waitMs`. `note` is stored with it, e.g. the reason. */
    retry: (row: Row, waitMs: number, note: Partial<Row> = {}): Promise<boolean> =>
      change(row, { ...note, [due]: new Date(now() + waitMs) }),
    /** After interrupted work: the row is due at once, and the attempt does not count. */
    release: (row: Row): Promise<boolean> =>
      change(row, { [due]: new Date(now()) }, { $inc: { attempts: -1 } }),
  };
}

/** Milliseconds from the nth attempt to the next: doubled each time, `longestMs` at most. */
export const backOff =
  (firstMs: number, longestMs: number) =>
  (attempts: number): number =>
    Math.min(firstMs * 2 ** (attempts - 1), longestMs);
