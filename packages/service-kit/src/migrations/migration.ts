import { readdir } from 'node:fs/promises';
import type { Mongo } from '../mongo.ts';

/** Stores a migration's progress, so that the next process continues from there. */
export type Progress = {
  /** The place that an earlier run reached, if any. */
  from: unknown;
  /**
   * After each batch: stores the place and the number of rows, renews the lease, and rests so that requests come first.
   * @throws Interrupted when the process ends or another one has taken over
   */
  reached: (place: unknown, rows: number) => Promise<void>;
};

/**
 * A change of stored data, in its own file: migrations/0001-what-it-gives.ts exports `migration`. It may be repeated
 * from any place, while copies of the previous and of this release read and write (ADR 0040).
 */
export type Migration<Context> = {
  /** 'before': indexes and requests wait for it, so it must be short; 'beside': it runs while requests are answered. */
  when: 'before' | 'beside';
  run: (context: Context, progress: Progress) => Promise<void>;
};

/** `_id` is the file's name without its number; it identifies the migration in the database. */
export type Numbered<Context> = Migration<Context> & { _id: string; number: number };

const FILE = /^(?<number>\d{4})-(?<name>[a-z0-9-]+)\.ts$/;

/** The migrations of a folder in the order of their numbers. @throws Error when the numbers are not 1, 2, 3, … */
export async function loadMigrations<Context>(folder: URL): Promise<Numbered<Context>[]> {
  const files = (await readdir(folder)).filter((name) => FILE.test(name)).toSorted();
  return Promise.all(
    files.map(async (file, at) => {
      const { number, name } = FILE.exec(file)!.groups!;
      if (Number(number) !== at + 1) throw new Error(`Migration ${file}: number ${at + 1} was expected`);
      const { migration } = (await import(new URL(file, folder).href)) as { migration: Migration<Context> };
      return { ...migration, _id: name!, number: at + 1 };
    }),
  );
}

/** Small enough that no request waits long behind a batch. */
const BATCH = 100;
type Walk<Row> = {
  collection: string;
  /** The fields of each row that `write` reads. */
  fields: Partial<Record<keyof Row, number>>;
  write: (rows: Row[]) => Promise<unknown>;
};

/**
 * Gives every row of a collection to `write`, 100 at a time, in the order of their ids. `write` selects the rows to
 * change: a filter could make the database scan millions of rows for one batch.
 */
export async function everyRow<Row extends { _id: unknown }>(
  db: Mongo,
  { collection, fields, write }: Walk<Row>,
  { from, reached }: Progress,
): Promise<void> {
  const rows = db.collection(collection);
  for (let place = from; ;) {
    const after = place === undefined ? {} : { _id: { $gt: place as never } };
    const found = rows.find<Row>(after, { projection: fields }).sort({ _id: 1 }).limit(BATCH);
    const batch = await found.toArray();
    if (batch.length === 0) return;
    await write(batch);
    place = batch.at(-1)!._id;
    await reached(place, batch.length);
  }
}
