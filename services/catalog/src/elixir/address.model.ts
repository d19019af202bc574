import type { Mongo } from '@shop/service-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** An address below /menu/ that was given to a product; it stays the product's after a rename. */
export type AddressRow = { _id: string; elixirId: number };

const schema = new Schema<AddressRow>(
  { _id: String, elixirId: { type: Number, required: true } },
  { collection: 'elixir_addresses', versionKey: false },
);

export const addressModel = (db: Mongo): Model<AddressRow> =>
  (db.models['ElixirAddress'] as Model<AddressRow> | undefined) ??
  db.model<AddressRow>('ElixirAddress', schema);
