import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

/** Which flower is in which custom elixir (CAT3). */
export type CustomFlowerRow = { id: number; elixirId: number; flowerId: number; createdAt: Date };

const required = true;
const schema = new Schema<CustomFlowerRow>(
  {
    id: { type: Number, required },
    elixirId: { type: Number, required },
    flowerId: { type: Number, required },
  },
  {
    collection: 'custom_elixir_flowers',
    id: false,
    timestamps: { createdAt: true, updatedAt: false },
    versionKey: false,
  },
);
schema.index({ id: 1 }, { unique: true });
schema.index({ elixirId: 1, flowerId: 1 }, { unique: true });

export const customFlowerModel = modelOf('CustomFlower', schema);
