import { modelOf } from '@shop/service-kit/model-of';
import { type Mongo, unlessTaken } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Code } from './codes.ts';
import { elixirModel, type ElixirRow } from './elixir.model.ts';

/** A code that somebody is about to give to a product. */
type ClaimRow = { _id: string; owner: string; until: Date };

const schema = new Schema<ClaimRow>(
  { _id: String, owner: { type: String, required: true }, until: { type: Date, required: true } },
  { collection: 'elixir_codes', versionKey: false },
)
  .index({ owner: 1 })
  .index({ until: 1 }, { expireAfterSeconds: 0 });

export const codeClaimModel = modelOf('ElixirCode', schema);

/** Longer than a write takes: whoever died in one holds nobody up. */
const HELD_MS = 30_000;

/**
 * Of two that give the same code to two products at once, one is first. A unique index could not say so: products that
 * have had one twice before keep it, and a spreadsheet may let two change theirs.
 */
export function createCodeHolders(db: Mongo) {
  const claims = codeClaimModel(db);
  const elixirs = elixirModel(db);
  const codes = {
    /** Whoever has it looks next whether a product has the code already. */
    claim(name: string, owner: string): Promise<boolean> {
      const now = Date.now();
      const free = { _id: name, $or: [{ owner }, { until: { $lte: new Date(now) } }] };
      const mine = { $set: { owner, until: new Date(now + HELD_MS) } };
      const claimed = claims.updateOne(free, mine, { upsert: true }).then(() => true);
      return unlessTaken(claimed, () => false);
    },
    release: (owner: string) => claims.deleteMany({ owner }),
  };
  /** A product that has this code, but for these. */
  const withCode = (code: Code, value: string, but: number[]) =>
    elixirs
      .findOne({ [code]: value, isDeleted: false, id: { $nin: but } })
      .hint({ [code]: 1 })
      .lean<ElixirRow>()
      .exec();
  return { codes, withCode };
}
