import { Schema, type Model } from 'mongoose';
import type { Mongo } from './mongo.ts';

/** How far the first filling of a service's database has come. */
export type SeedState = 'started' | 'done';
type Mark = { _id: string; state: SeedState };

const schema = new Schema<Mark>(
  { _id: String, state: { type: String, required: true } },
  { collection: 'seeds', versionKey: false },
);
const marks = (db: Mongo): Model<Mark> =>
  (db.models['Seed'] as Model<Mark> | undefined) ?? db.model<Mark>('Seed', schema);

export const readMark = async (db: Mongo): Promise<SeedState | undefined> =>
  (await marks(db).findById('seed').lean<Mark>())?.state;

/** 'started' never takes back the 'done' of another instance, because it is only written where no mark is. */
export async function setMark(db: Mongo, state: SeedState): Promise<void> {
  const update = state === 'started' ? { $setOnInsert: { state } } : { $set: { state } };
  await marks(db).updateOne({ _id: 'seed' }, update, { upsert: true });
}
