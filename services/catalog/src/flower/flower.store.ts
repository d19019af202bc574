import { nextId, type Mongo } from '@shop/service-kit/mongo';
import { flowerModel, type FlowerRow } from './flower.model.ts';

export type FlowerFields = Pick<FlowerRow, 'name' | 'description' | 'properties' | 'image' | 'isAvailable'>;
export type FlowerStore = ReturnType<typeof createFlowerStore>;

/** Flowers in MongoDB; deleted ones stay stored, because custom elixirs name them. */
export function createFlowerStore(db: Mongo) {
  const model = flowerModel(db);
  const change = (id: number, set: Partial<FlowerRow>): Promise<FlowerRow | null> =>
    model
      .findOneAndUpdate({ id, isDeleted: false }, { $set: set }, { returnDocument: 'after' })
      .lean<FlowerRow>()
      .exec();
  return {
    list: () => model.find({ isDeleted: false }).sort({ id: 1 }).lean<FlowerRow[]>().exec(),

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
      const row = await model.create({ ...fields, id: await nextId(db, 'flowers') });
      return row.toObject();
    },

    update: (id: number, fields: Partial<FlowerFields>) => change(id, fields),

    delete: (id: number) => change(id, { isDeleted: true, deletedAt: new Date(), isAvailable: false }),
  };
}
