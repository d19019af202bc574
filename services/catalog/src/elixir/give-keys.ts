import { LONG_COMMAND, type Mongo } from '@shop/service-kit/mongo';
import { keysOf } from './elixir-keys.ts';
import { elixirModel, type ElixirRow } from './elixir.model.ts';

const BATCH = 500;

/** Gives elixirs of earlier releases what they are found by; `reached` hears of each batch. */
export async function giveKeys(
  db: Mongo,
  isCustom: boolean,
  reached: (rows: number) => Promise<void>,
): Promise<void> {
  const model = elixirModel(db);
  for (;;) {
    const rows = await model
      .find({ isDeleted: false, isCustom, slugKey: null })
      .limit(BATCH)
      .lean<(ElixirRow & { _id: unknown })[]>();
    if (rows.length === 0) return;
    // Not through the model: nobody has changed them. A change that came meanwhile has brought its own.
    await model.collection.bulkWrite(
      rows.map((row) => ({
        updateOne: { filter: { id: row.id, slugKey: null }, update: { $set: keysOf(row) } },
      })),
      { ordered: false, ...LONG_COMMAND },
    );
    await reached(rows.length);
  }
}
