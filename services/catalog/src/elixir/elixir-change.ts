import type { FACTS, FactName } from '@shop/contracts/elixir-facts';
import type { FactChanges } from '@shop/contracts/facts';
import type { KitPart } from '@shop/contracts/kit';
import { factsChange, withoutNull } from '../facts.ts';
import { endsSample } from '../samples/sample.ts';
import { newStock, stockStep, type StockChange } from '../stock/stock-change.ts';
import { atVersion, versionOf } from '../version.ts';
import { keysOf, type ElixirKeys } from './elixir-keys.ts';
import type { ElixirRow, StoredPicture } from './elixir.model.ts';

/** Fields that the service itself sets. */
type OwnFields =
  | 'id'
  | 'slug'
  | 'sizeOf'
  | 'kit'
  | keyof ElixirKeys
  | 'isDeleted'
  | 'deletedAt'
  | 'sample'
  | 'version'
  | 'createdAt'
  | 'updatedAt';
type StockFields = 'stock' | 'holds' | 'sold' | 'stocked' | 'alarm';
type CustomFields = 'isSized' | 'sessionId' | 'idempotencyKey' | 'expiresAt';
/** Fields that an administrator sets: all others. Null removes a fact. */
export type ElixirFields = Omit<
  ElixirRow,
  OwnFields | CustomFields | StockFields | FactName | 'morePictures' | 'parts'
> &
  FactChanges<typeof FACTS> & { morePictures?: StoredPicture[] | null; parts?: KitPart[] | null | undefined };
export type NewElixirFields = ElixirFields & { stock?: number | null };
export type ElixirImport = {
  creates: NewElixirFields[];
  updates: { id: number; version: number; fields: Partial<ElixirFields>; stock?: StockChange }[];
};
export type ElixirChange = {
  version?: number | undefined;
  fields: Partial<ElixirFields>;
  stock?: StockChange | undefined;
};

/** A new elixir as it is stored, without its number. */
export const newRow = ({ stock, ...fields }: NewElixirFields) => ({
  ...withoutNull(fields),
  ...keysOf(withoutNull(fields)),
  ...newStock(fields.parts ? null : stock),
});

/** A kit has no stock of its own: a product that becomes a kit loses its count. */
function stepOfStock({ fields, stock }: ElixirChange, row: ElixirRow): ReturnType<typeof stockStep> {
  const isKit = Boolean(fields.parts === undefined ? row.parts : fields.parts);
  if (isKit && typeof row.stock === 'number') return stockStep({ to: null, seen: row.stock });
  return stock && !isKit ? stockStep(stock) : { filter: {} };
}

/** One atomic update of the row that was read: the administrator's fields and their count. */
export function stepOf({ version, fields, stock }: ElixirChange, row: ElixirRow) {
  const { filter, set, inc, unset } = stepOfStock({ fields, stock }, row);
  const { $set, $unset } = factsChange(fields);
  const family = fields.family === undefined ? row.family : fields.family;
  const isApart = fields.isCustom || family !== row.family;
  const { sizeOf: _, ...apart } = row;
  return {
    // The search keys depend on several fields, so the row must still have the version that was read.
    filter: { id: row.id, isDeleted: false, ...atVersion(version ?? versionOf(row)), ...filter },
    update: {
      $set: { ...$set, ...keysOf(withoutNull({ ...(isApart ? apart : row), ...fields })), ...set },
      $inc: { version: 1, ...inc },
      $unset: {
        ...$unset,
        ...unset,
        ...endsSample({ ...fields, ...(stock && { stock }) }),
        ...(isApart && { sizeOf: 1 }),
      },
    },
  };
}
