import { LONG_COMMAND, type Mongo } from '@shop/service-kit/mongo';
import type { Progress } from '@shop/service-kit/migrations/migration';
import { atVersion, versionOf } from '../version.ts';
import { keysOf } from './elixir-keys.ts';
import { elixirModel, type ElixirRow } from './elixir.model.ts';

const BATCH = 500;

type Given = { isCustom: boolean; facts?: (row: ElixirRow) => Partial<ElixirRow> };

/** Gives elixirs of earlier releases their search keys, and `facts` that they lack. */
export async function giveKeys(
  db: Mongo,
  { isCustom, facts = () => ({}) }: Given,
  { from, reached }: Progress,
): Promise<void> {
  const model = elixirModel(db);
  for (let place = from ?? 0; ;) {
    const rows = await model
      .find({ isDeleted: false, isCustom, id: { $gt: place as number } })
      .sort({ id: 1 })
      .limit(BATCH)
      .lean<ElixirRow[]>();
    if (rows.length === 0) return;
    // Not through the model, which would set `updatedAt`.
    const { matchedCount } = await model.collection.bulkWrite(
      rows.map((row) => {
        const given = facts(row);
        return {
          updateOne: {
            filter: { id: row.id, ...atVersion(versionOf(row)) },
            update: { $set: { ...given, ...keysOf({ ...row, ...given }) } },
          },
        };
      }),
      { ordered: false, ...LONG_COMMAND },
    );
    // Rows that were changed meanwhile are read again.
    if (matchedCount === rows.length) place = rows.at(-1)!.id;
    await reached(place, matchedCount);
  }
}
