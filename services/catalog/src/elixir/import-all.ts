import { randomUUID } from 'node:crypto';
import { LONG_COMMAND, nextId, type Mongo } from '@shop/service-kit/mongo';
import { undo } from '../stock/stock-change.ts';
import { versionOf } from '../version.ts';
import { createAddresses } from './addresses.ts';
import { createCodeHolders } from './code-claims.ts';
import { takenCodes } from './codes.ts';
import { createFamilies } from './families.ts';
import { newRow, stepOf, type ElixirChange, type ElixirFields, type ElixirImport } from './elixir-change.ts';
import { elixirModel, type ElixirRow } from './elixir.model.ts';

/**
 * Stores all of them or none. New products stay hidden until all changes are made. When a change meets a newer version,
 * the changes before it are undone.
 * @returns false when a concurrent change came first, and nothing was stored
 */
export function createImport(db: Mongo) {
  const model = elixirModel(db);
  const addresses = createAddresses(db);
  const families = createFamilies(db);
  const holders = createCodeHolders(db);
  return async ({ creates, updates }: ElixirImport): Promise<boolean> => {
    const first = creates.length > 0 ? await nextId(db, 'elixirs', creates.length) : 0;
    const ids = creates.map((_, at) => first + at);
    const before: { row: ElixirRow; wanted: ElixirChange }[] = [];
    // Codes within one file do not conflict: its plan has checked them.
    const giver = { owner: randomUUID(), but: [...ids, ...updates.map(({ id }) => id)] };
    const isTaken = async (fields: Partial<ElixirFields>, before?: ElixirRow) =>
      Object.keys(await takenCodes(holders, fields, { before, ...giver })).length > 0;
    const settle = () =>
      families.settle(
        [
          ...creates.map(({ family }) => family),
          ...before.flatMap(({ row, wanted }) => [row.family, wanted.fields.family]),
        ],
        before.flatMap(({ row }) => (row.family ? row.id : [])),
      );
    const takeBack = async () => {
      for (const { row, wanted } of before)
        await model.collection.updateOne(
          { id: row.id, version: versionOf(row) + 1 },
          undo({ ...wanted, row }),
        );
      await model.deleteMany({ id: { $in: ids }, isDeleted: true }, LONG_COMMAND);
      await settle();
    };
    try {
      for (const fields of creates) if (await isTaken(fields)) return false;
      await model.insertMany(
        creates.map((fields, at) => ({ ...newRow(fields), id: first + at, isDeleted: true })),
        LONG_COMMAND,
      );
      for (const { id, ...wanted } of updates) {
        const seen = await model.findOne({ id, isDeleted: false }).lean<ElixirRow>();
        const step = seen && !(await isTaken(wanted.fields, seen)) && stepOf(wanted, seen);
        const row =
          step &&
          (await model
            .findOneAndUpdate(step.filter, step.update, { returnDocument: 'before' })
            .lean<ElixirRow>());
        if (!row) {
          await takeBack();
          return false;
        }
        before.push({ row, wanted });
      }
      if (ids.length > 0)
        await model.updateMany({ id: { $in: ids } }, { $set: { isDeleted: false } }, LONG_COMMAND);
    } catch (error) {
      await takeBack();
      throw error;
    } finally {
      await holders.codes.release(giver.owner);
    }
    await settle();
    await addresses.giveAll();
    return true;
  };
}
