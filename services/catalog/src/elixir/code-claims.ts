import { modelOf } from '@shop/service-kit/model-of';
import { type Mongo, unlessTaken } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';
import type { Code } from './codes.ts';
import { elixirModel, type ElixirRow } from './elixir.model.ts';

/** A code that a request is about to give to a product. */
type ClaimRow = { _id: string; owner: string; until: Date };

const schema = new Schema<ClaimRow>(
  { _id: String, owner: { type: String, required: true }, until: { type: Date, required: true } },
  { collection: 'elixir_codes', versionKey: false },
)
  .index({ owner: 1 })
  .index({ until: 1 }, { expireAfterSeconds: 0 });

export const codeClaimModel = modelOf('ElixirCode', schema);

/** Longer than a write takes: the claim of a crashed process then ends. */
const HELD_MS = 30_000;

/**
 * When two requests give the same code to two products at once, one comes first. A unique index cannot do that: older
 * products keep duplicate codes, and a spreadsheet may let two products exchange theirs.
 */
export function createCodeHolders(db: Mongo) {
  const claims = codeClaimModel(db);
  const elixirs = elixirModel(db);
  const codes = {
    /** After a claim the caller checks whether a product has the code already. */
    claim(name: string, owner: string): Promise<boolean> {
      const now = Date.now();
      const free = { _id: name, $or: [{ owner }, { until: { $lte: new Date(now) } }] };
      const mine = { $set: { owner, until: new Date(now + HELD_MS) } };
      const claimed = claims.updateOne(free, mine, { upsert: true }).then(() => true);
      return unlessTaken(claimed, () => false);
    },
    release: (owner: string) => claims.deleteMany({ owner }),
  };
  /** A product that has this code, except the ones in `but`. */
  const withCode = (code: Code, value: string, but: number[]) =>
    elixirs
      .findOne({ [code]: value, isDeleted: false, id: { $nin: but } })
      .hint({ [code]: 1 })
      .lean<ElixirRow>()
      .exec();
  return { codes, withCode };
}
