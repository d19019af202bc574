import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Schema } from 'mongoose';
import * as z from 'zod';
import { ConfigError } from './config.ts';
import { modelOf } from './model-of.ts';
import type { Mongo } from './mongo.ts';

type SeedConfig = { SEED?: '0' | '1' | undefined; SEED_DIR?: string | undefined };

/**
 * The folder with the sample content for an empty store.
 * @returns undefined when stores are to stay as they are
 * @throws ConfigError when SEED is 1 and SEED_DIR is missing
 */
export function seedFolder({ SEED, SEED_DIR }: SeedConfig): string | undefined {
  if (SEED !== '1') return undefined;
  if (!SEED_DIR) throw new ConfigError('Configuration: SEED_DIR is missing, which SEED=1 needs');
  return SEED_DIR;
}

/** Reads one JSON file of the sample content. @throws ConfigError when it is missing or not of that shape */
export async function readSeedFile<T extends z.core.$ZodType>(
  folder: string,
  name: string,
  schema: T,
): Promise<z.output<T>> {
  try {
    return z.parse(schema, JSON.parse(await readFile(join(folder, name), 'utf8')));
  } catch (error) {
    throw new ConfigError(`SEED_DIR: ${name} cannot be used: ${(error as Error).message}`);
  }
}

type Mark = { _id: string; state: 'started' | 'done' };
const schema = new Schema<Mark>(
  { _id: String, state: { type: String, required: true } },
  { collection: 'seeds', versionKey: false },
);
const markModel = modelOf('Seed', schema);

type Filling = {
  /** What this filling is remembered by. */
  id?: string;
  /** True while the database has nothing of what `fill` stores. */
  isEmpty: () => Promise<boolean>;
  /** Stores everything that is not there yet: several instances may do it at once. */
  fill: () => Promise<void>;
};

/**
 * Does `step` once in the life of a database, for what a release adds to stores that are in use; one that was cut
 * short is done again. What administrators change or remove afterwards stays as they left it.
 */
export async function seedOnce(db: Mongo, id: string, step: () => Promise<void>): Promise<void> {
  await fillOnce(db, { id, isEmpty: async () => true, fill: step });
}

/**
 * Fills an empty database once in its life. A start that was cut short is completed by the next one; after that, what
 * administrators change or remove stays as they left it.
 * @returns false when there was nothing to do
 */
export async function fillOnce(db: Mongo, { id = 'seed', isEmpty, fill }: Filling): Promise<boolean> {
  const marks = markModel(db);
  const mark = (update: object) => marks.updateOne({ _id: id }, update, { upsert: true });
  const state = (await marks.findById(id).lean<Mark>())?.state;
  if (state === 'done') return false;
  if (!state) {
    if (!(await isEmpty())) return false;
    // Only written where no mark is, so that it never takes back the 'done' of another instance.
    await mark({ $setOnInsert: { state: 'started' } });
  }
  await fill();
  await mark({ $set: { state: 'done' } });
  return true;
}
