import type { Said } from '@shop/contracts/facts';
import { FLOWER_FACTS } from '@shop/contracts/flower-facts';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';
import { storedFacts } from '../facts.ts';
import type { Versioned } from '../version.ts';

/** A flower as stored; `image` as of an elixir. */
export type FlowerRow = Versioned &
  Said<typeof FLOWER_FACTS> & {
    id: number;
    name: string;
    description: string;
    properties: string;
    image: string;
    isAvailable: boolean;
    isDeleted: boolean;
    deletedAt: Date | null;
    createdAt: Date;
    updatedAt: Date;
  };

const required = true;
const schema = new Schema<FlowerRow>(
  {
    id: { type: Number, required },
    name: { type: String, required },
    description: { type: String, required },
    properties: { type: String, required },
    image: { type: String, required },
    isAvailable: { type: Boolean, default: true },
    isDeleted: { type: Boolean, default: false },
    deletedAt: { type: Date, default: null },
    ...storedFacts(FLOWER_FACTS),
    version: Number,
  },
  { collection: 'flowers', id: false, timestamps: true, versionKey: false },
);
schema.index({ id: 1 }, { unique: true });
schema.index({ isDeleted: 1, id: 1 });
// Which flowers show an image that is to be deleted.
schema.index({ isDeleted: 1, image: 1 });

export const flowerModel = modelOf('Flower', schema);
