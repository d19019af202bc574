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
 * @returns undefined when stores must stay as they are
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
  /** The id under which the database remembers this filling. */
  id?: string;
  /** True while the database has none of the data that `fill` stores. */
  isEmpty: () => Promise<boolean>;
  /** Stores all data that is missing: several instances may run it at once. */
  fill: () => Promise<void>;
};

/**
 * Runs `step` once per database, for data that a release adds to stores in use; an interrupted step is
 * repeated. Later changes and deletions by administrators are kept.
 */
export async function seedOnce(db: Mongo, id: string, step: () => Promise<void>): Promise<void> {
  await fillOnce(db, { id, isEmpty: async () => true, fill: step });
}

/**
 * Fills an empty database once. The next start completes an interrupted one; later changes and deletions by
 * administrators are kept.
 * @returns false when there was nothing to do
 */
export async function fillOnce(db: Mongo, { id = 'seed', isEmpty, fill }: Filling): Promise<boolean> {
  const marks = markModel(db);
  const mark = (update: object) => marks.updateOne({ _id: id }, update, { upsert: true });
  const state = (await marks.findById(id).lean<Mark>())?.state;
  if (state === 'done') return false;
  if (!state) {
    if (!(await isEmpty())) return false;
    // Only written when there is no mark, so that it never replaces the 'done' of another instance.
    await mark({ $setOnInsert: { state: 'started' } });
  }
  await fill();
  await mark({ $set: { state: 'done' } });
  return true;
}
