import type { ShownOpinion, ToldOpinions } from '@shop/contracts/opinion';
import { MOST_SHOWN } from '@shop/contracts/opinion-words';
import { modelOf } from '@shop/service-kit/model-of';
import { type Mongo, unlessTaken } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';
import { elixirModel, type ElixirRow } from '../elixir/elixir.model.ts';
import { createFamilies } from '../elixir/families.ts';

/** The latest published opinions of a product; cart-orders keeps them all, and decides which are visible. */
type ToldRow = { _id: number; edition: number; latest: ShownOpinion[] };

const inside = { _id: false };
const schema = new Schema<ToldRow>(
  {
    _id: Number,
    edition: { type: Number, required: true },
    latest: [
      new Schema<ShownOpinion>(
        {
          ...{ stars: Number, text: String, name: String, at: String, answer: String },
          photos: { type: [String], default: undefined },
        },
        inside,
      ),
    ],
  },
  { versionKey: false },
);
export const toldModel = modelOf('ToldOpinion', schema, 'told_opinions');
export type OpinionStore = ReturnType<typeof createOpinionStore>;

export function createOpinionStore(db: Mongo) {
  const told = toldModel(db);
  const elixirs = elixirModel(db);
  const families = createFamilies(db);

  return {
    /** Stores a product's published opinions. A message with an older edition that arrives late changes nothing. */
    async tell({ elixirId: id, edition, count, sum, latest }: ToldOpinions): Promise<void> {
      const older = { $not: { $gte: edition } };
      await unlessTaken(
        told.updateOne({ _id: id, edition: older }, { $set: { edition, latest } }, { upsert: true }),
        () => undefined,
      );
      await elixirs.updateOne(
        { id, 'rating.edition': older },
        { $set: { rating: { edition, count, sum } } },
        // `updatedAt` stays: the owner has changed nothing.
        { timestamps: false },
      );
      const row = await elixirs.findOne({ id }, { family: 1 }).lean<Pick<ElixirRow, 'family'>>();
      await families.settle([row?.family], [id]);
    },
    /** Whether any product on the menu has an opinion. */
    isAnyRated: async (): Promise<boolean> => {
      const found = await elixirs.countDocuments(
        { isDeleted: false, isCustom: false, best: { $gt: 0 } },
        { limit: 1, hint: { isDeleted: 1, isCustom: 1, best: 1, id: 1 } },
      );
      return found > 0;
    },
    /** The newest opinions of these ids, which are sizes of one product. */
    async latest(ids: number[]): Promise<ShownOpinion[]> {
      const rows = await told.find({ _id: { $in: ids } }).lean<ToldRow[]>();
      return rows
        .flatMap(({ latest }) => latest)
        .toSorted((one, other) => other.at.localeCompare(one.at))
        .slice(0, MOST_SHOWN);
    },
  };
}
