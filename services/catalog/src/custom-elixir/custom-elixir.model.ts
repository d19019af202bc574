import type { Mongo } from '@shop/service-kit/mongo';
import { Schema, type Model } from 'mongoose';

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

export const customFlowerModel = (db: Mongo): Model<CustomFlowerRow> =>
  (db.models['CustomFlower'] as Model<CustomFlowerRow> | undefined) ??
  db.model<CustomFlowerRow>('CustomFlower', schema);
