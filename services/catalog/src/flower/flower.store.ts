import type { FactValues, FactChanges } from '@shop/contracts/facts';
import { FLOWER_FACTS } from '@shop/contracts/flower-facts';
import type { AnyForm } from '@shop/service-kit/media-urls';
import { modelOf } from '@shop/service-kit/model-of';
import { type Mongo, nextId } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';
import { flowerAddressModel } from '../elixir/address.model.ts';
import { addressesOf } from '../elixir/addresses.ts';
import { factsChange, storedFacts, withoutNull } from '../facts.ts';
import { endsSample } from '../samples/sample.ts';
import { atVersion, type Versioned } from '../version.ts';

/** A flower as stored; `image` as in an elixir. */
export type FlowerRow = Versioned &
  FactValues<typeof FLOWER_FACTS> & {
    id: number;
    name: string;
    /** The last part of its page's address. */
    slug?: string;
    description: string;
    properties: string;
    image: string;
    isAvailable: boolean;
    isDeleted: boolean;
    deletedAt: Date | null;
    /** As in an elixir. */
    sample?: boolean;
    createdAt: Date;
    updatedAt: Date;
  };

const required = true;
const schema = new Schema<FlowerRow>(
  {
    id: { type: Number, required },
    name: { type: String, required },
    slug: String,
    description: { type: String, required },
    properties: { type: String, required },
    image: { type: String, required },
    isAvailable: { type: Boolean, default: true },
    isDeleted: { type: Boolean, default: false },
    deletedAt: { type: Date, default: null },
    sample: Boolean,
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

type Needed = 'name' | 'description' | 'properties' | 'image' | 'isAvailable';
/** Fields that an administrator sets. Null removes a fact. */
export type FlowerFields = Pick<FlowerRow, Needed> & FactChanges<typeof FLOWER_FACTS>;
export type FlowerStore = ReturnType<typeof createFlowerStore>;

/** The addresses of flowers' pages. */
export const createFlowerAddresses = (db: Mongo) =>
  addressesOf({ addresses: flowerAddressModel(db), owner: 'flowerId', rows: flowerModel(db) });

/** Flowers in MongoDB; deleted ones stay stored, because custom elixirs name them. */
export function createFlowerStore(db: Mongo) {
  const model = flowerModel(db);
  const addresses = createFlowerAddresses(db);
  const change = (filter: object, fields: object): Promise<FlowerRow | null> => {
    const { $set, $unset } = factsChange(fields);
    return model
      .findOneAndUpdate(
        filter,
        { $set, $unset: { ...$unset, ...endsSample(fields) }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean<FlowerRow>()
      .exec();
  };
  return {
    list: () => model.find({ isDeleted: false }).sort({ id: 1 }).lean<FlowerRow[]>().exec(),

    /** The same rows, each with its page's address. */
    addressed: addresses.give,

    /** Finds a flower by a present or earlier address; 'gone' when it was deleted. */
    async named(slug: string): Promise<FlowerRow | 'gone' | undefined> {
      const id = await addresses.idOf(slug);
      const row = id && (await model.findOne({ id }).lean<FlowerRow>());
      if (!row) return undefined;
      return row.isDeleted ? 'gone' : row;
    },

    find: (id: number) => model.findOne({ id, isDeleted: false }).lean<FlowerRow>().exec(),

    findByIds: (ids: number[]) =>
      model
        .find({ id: { $in: ids }, isDeleted: false })
        .lean<FlowerRow[]>()
        .exec(),

    /** Flowers that show a picture. */
    showing: (image: AnyForm) =>
      model
        .find({ isDeleted: false, image }, { id: 1, name: 1 })
        .sort({ id: 1 })
        .lean<Pick<FlowerRow, 'id' | 'name'>[]>()
        .exec(),

    async create(fields: FlowerFields): Promise<FlowerRow> {
      const row = await model.create({ ...withoutNull(fields), id: await nextId(db, 'flowers') });
      return row.toObject();
    },

    /** @returns null when there is no such flower, or it has another version */
    update: (id: number, fields: Partial<FlowerFields>, version?: number) =>
      change({ id, isDeleted: false, ...atVersion(version) }, fields),

    delete: (id: number) =>
      change({ id, isDeleted: false }, { isDeleted: true, deletedAt: new Date(), isAvailable: false }),
  };
}
