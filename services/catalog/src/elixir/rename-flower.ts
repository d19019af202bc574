import type { Mongo } from '@shop/service-kit/mongo';
import { atVersion, versionOf } from '../version.ts';
import { keysOf } from './elixir-keys.ts';
import { elixirModel, type ElixirRow } from './elixir.model.ts';

/** Gives a flower its new name in all ready-made products; own blends stay as their buyers made them. */
export function createRenameFlower(db: Mongo) {
  const model = elixirModel(db);
  return async (from: string, to: string): Promise<void> => {
    const having = { isDeleted: false, isCustom: false, flowers: from };
    for (;;) {
      const row = await model.findOne(having).lean<ElixirRow>();
      if (!row) return;
      const flowers = [...new Set(row.flowers.map((name) => (name === from ? to : name)))];
      const $set = { flowers, ...keysOf({ ...row, flowers }) };
      // A product that was changed meanwhile is read again.
      await model.updateOne({ id: row.id, ...atVersion(versionOf(row)) }, { $set, $inc: { version: 1 } });
    }
  };
}
