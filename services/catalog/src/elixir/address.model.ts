import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

/** An address below /menu/ that was given to a product; it stays the product's after a rename. */
export type AddressRow = { _id: string; elixirId: number };

const schema = new Schema<AddressRow>(
  { _id: String, elixirId: { type: Number, required: true } },
  { collection: 'elixir_addresses', versionKey: false },
);

export const addressModel = modelOf('ElixirAddress', schema);
