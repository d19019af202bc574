import { SHOP_IMAGES } from '@shop/contracts/picture-folders';
import type { Samples } from '@shop/contracts/catalog-samples';
import type { Mongo } from '@shop/service-kit/mongo';
import { createAddresses, type addressesOf } from '../elixir/addresses.ts';
import { elixirModel, type ElixirRow } from '../elixir/elixir.model.ts';
import { createFlowerAddresses, flowerModel, type FlowerRow } from '../flower/flower.store.ts';

const SHOWN = { sample: true, isDeleted: false };
/** A sample that somebody deleted by hand has no mark. */
const TAKEN_OUT = { sample: true, isDeleted: true };
const OWN = { isDeleted: false, isCustom: false, sample: { $ne: true } };
/** Keeps `updatedAt`: the content of a flower's page does not change. */
const AS_TOLD = { timestamps: false };
const drawn = new RegExp(`^/media/${SHOP_IMAGES}`);

/** An address that the owner's own product or flower has got meanwhile stays theirs. */
async function giveAddresses(
  addresses: ReturnType<typeof addressesOf>,
  rows: Pick<FlowerRow, 'id' | 'name' | 'slug'>[],
): Promise<void> {
  for (const { slug, ...row } of rows)
    if (!slug || (await addresses.idOf(slug)) !== row.id) await addresses.give([row]);
}

/**
 * The sample content, handled as a whole. Its rows are soft-deleted like others, so that carts and orders keep theirs;
 * each row keeps whether it was for sale, for a later restore.
 */
export function createSamples(db: Mongo) {
  const elixirs = elixirModel(db);
  const flowers = flowerModel(db);
  async function read(): Promise<Samples> {
    const [count, names, used, gone, own] = await Promise.all([
      elixirs.countDocuments(SHOWN),
      flowers.distinct('name', SHOWN),
      elixirs.distinct('flowers', OWN),
      Promise.all([elixirs.countDocuments(TAKEN_OUT), flowers.countDocuments(TAKEN_OUT)]),
      elixirs.exists({ ...OWN, image: { $not: drawn } }),
    ]);
    const kept = names.filter((name) => used.includes(name));
    return {
      elixirs: count,
      flowers: names.length - kept.length,
      kept,
      removed: gone[0] + gone[1],
      hasOwn: own !== null,
    };
  }

  return {
    read,

    async remove(): Promise<Samples> {
      const update = { $set: { isDeleted: true, deletedAt: new Date() }, $inc: { version: 1 } };
      await elixirs.updateMany(SHOWN, update);
      const { kept } = await read();
      await flowers.updateMany({ ...SHOWN, name: { $nin: kept } }, update, AS_TOLD);
      return read();
    },

    async restore(): Promise<Samples> {
      const update = { $set: { isDeleted: false, deletedAt: null }, $inc: { version: 1 } };
      await giveAddresses(createAddresses(db), await elixirs.find(TAKEN_OUT).lean<ElixirRow[]>());
      await giveAddresses(createFlowerAddresses(db), await flowers.find(TAKEN_OUT).lean<FlowerRow[]>());
      await elixirs.updateMany(TAKEN_OUT, update);
      await flowers.updateMany(TAKEN_OUT, update, AS_TOLD);
      return read();
    },
  };
}
