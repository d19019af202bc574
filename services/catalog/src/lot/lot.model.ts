import type { Lot } from '@shop/contracts/lot';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';
import type { Versioned } from '../version.ts';

/** A lot as stored: days as '2026-11-21'. None is ever deleted, because orders name it. */
export type LotRow = Versioned & Omit<Lot, 'version'> & { createdAt: Date; updatedAt: Date };

const required = true;
const schema = new Schema<LotRow>(
  {
    id: { type: Number, required },
    code: { type: String, required },
    elixirIds: { type: [Number], required },
    flower: { type: String, required },
    place: { type: String, required },
    meliponario: String,
    packedOn: { type: String, required },
    bestBefore: { type: String, required },
    note: String,
    isActive: { type: Boolean, required },
    version: Number,
  },
  { collection: 'lots', id: false, timestamps: true, versionKey: false },
);
schema.index({ id: 1 }, { unique: true });
schema.index({ code: 1 }, { unique: true });
schema.index({ packedOn: -1, id: -1 });
// What orders that leave are filled from.
schema.index({ elixirIds: 1, isActive: 1 });

export const lotModel = modelOf('Lot', schema);
