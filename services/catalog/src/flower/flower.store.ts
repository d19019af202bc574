import type { Written } from '@shop/contracts/facts';
import type { FLOWER_FACTS } from '@shop/contracts/flower-facts';
import { nextId, type Mongo } from '@shop/service-kit/mongo';
import { factsChange, withoutNull } from '../facts.ts';
import { atVersion } from '../version.ts';
import { flowerModel, type FlowerRow } from './flower.model.ts';

type Needed = 'name' | 'description' | 'properties' | 'image' | 'isAvailable';
/** What an administrator decides about a flower. A fact that is null is taken back. */
export type FlowerFields = Pick<FlowerRow, Needed> & Written<typeof FLOWER_FACTS>;
export type FlowerStore = ReturnType<typeof createFlowerStore>;

/** Flowers in MongoDB; deleted ones stay stored, because custom elixirs name them. */
export function createFlowerStore(db: Mongo) {
  const model = flowerModel(db);
  const change = (filter: object, fields: object): Promise<FlowerRow | null> =>
    model
      .findOneAndUpdate(filter, { ...factsChange(fields), $inc: { version: 1 } }, { returnDocument: 'after' })
      .lean<FlowerRow>()
      .exec();
  return {
    list: () => model.find({ isDeleted: false }).sort({ id: 1 }).lean<FlowerRow[]>().exec(),

    find: (id: number) => model.findOne({ id, isDeleted: false }).lean<FlowerRow>().exec(),

    findByIds: (ids: number[]) =>
      model
        .find({ id: { $in: ids }, isDeleted: false })
        .lean<FlowerRow[]>()
        .exec(),

    /** Flowers that show one of these pictures (as stored). */
    showing: (images: string[]) =>
      model
        .find({ isDeleted: false, image: { $in: images } }, { id: 1, name: 1 })
        .sort({ id: 1 })
        .lean<Pick<FlowerRow, 'id' | 'name'>[]>()
        .exec(),

    async create(fields: FlowerFields): Promise<FlowerRow> {
      const row = await model.create({ ...withoutNull(fields), id: await nextId(db, 'flowers') });
      return row.toObject();
    },

    /** @returns null when there is no such flower, or no longer in that version */
    update: (id: number, fields: Partial<FlowerFields>, version?: number) =>
      change({ id, isDeleted: false, ...atVersion(version) }, fields),

    delete: (id: number) =>
      change({ id, isDeleted: false }, { isDeleted: true, deletedAt: new Date(), isAvailable: false }),
  };
}
