import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

/** An address below /menu/ given to a product, or below /flores/ to a flower. It stays theirs after a rename. */
export type AddressRow = { _id: string; elixirId?: number; flowerId?: number };

const kept = (owner: 'elixirId' | 'flowerId', collection: string) =>
  new Schema<AddressRow>(
    { _id: String, [owner]: { type: Number, required: true } },
    { collection, versionKey: false },
  );

export const addressModel = modelOf('ElixirAddress', kept('elixirId', 'elixir_addresses'));
export const flowerAddressModel = modelOf('FlowerAddress', kept('flowerId', 'flower_addresses'));
