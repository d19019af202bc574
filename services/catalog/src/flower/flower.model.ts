import type { Mongo } from '@shop/service-kit/mongo';
import type { Flower } from '@shop/contracts/flower';
import { Schema, type Model } from 'mongoose';
import type { Versioned } from '../version.ts';

/** What the bottle and the taste of a blend are made from. */
type Character = Pick<Flower, 'color' | 'petals' | 'blossom' | 'taste' | 'season'>;

/** A flower as stored; `image` as of an elixir. */
export type FlowerRow = Versioned &
  Character & {
    id: number;
    name: string;
    scientificName?: string | undefined;
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
    scientificName: String,
    description: { type: String, required },
    properties: { type: String, required },
    image: { type: String, required },
    isAvailable: { type: Boolean, default: true },
    isDeleted: { type: Boolean, default: false },
    deletedAt: { type: Date, default: null },
    color: String,
    petals: String,
    blossom: String,
    taste: { type: { sweet: Number, floral: Number, intense: Number, _id: false }, default: undefined },
    season: String,
    version: Number,
  },
  { collection: 'flowers', id: false, timestamps: true, versionKey: false },
);
schema.index({ id: 1 }, { unique: true });
schema.index({ isDeleted: 1, id: 1 });
// Which flowers show an image that is to be deleted.
schema.index({ isDeleted: 1, image: 1 });

export const flowerModel = (db: Mongo): Model<FlowerRow> =>
  (db.models['Flower'] as Model<FlowerRow> | undefined) ?? db.model<FlowerRow>('Flower', schema);
