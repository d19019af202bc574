import { SHOP_IMAGES } from '@shop/contracts/picture-folders';
import type { Samples } from '@shop/contracts/catalog-samples';
import type { Mongo } from '@shop/service-kit/mongo';
import { createAddresses } from '../elixir/addresses.ts';
import { elixirModel, type ElixirRow } from '../elixir/elixir.model.ts';
import { flowerModel } from '../flower/flower.store.ts';

const SHOWN = { sample: true, isDeleted: false };
/** One that somebody deleted by hand has no mark any more. */
const TAKEN_OUT = { sample: true, isDeleted: true };
const OWN = { isDeleted: false, isCustom: false, sample: { $ne: true } };
const drawn = new RegExp(`^/media/${SHOP_IMAGES}`);

/**
 * What the shop came with, all at once. It is deleted as anything else is, so that carts and orders keep what they hold;
 * whether each was for sale stays, for when it comes back.
 */
export function createSamples(db: Mongo) {
  const elixirs = elixirModel(db);
  const flowers = flowerModel(db);
  const addresses = createAddresses(db);

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

  /** An address that a product of the owner's has got meanwhile stays theirs. */
  async function giveAddresses(rows: ElixirRow[]): Promise<void> {
    for (const { slug, ...row } of rows)
      if (!slug || (await addresses.idOf(slug)) !== row.id) await addresses.give([row]);
  }

  return {
    read,

    async remove(): Promise<Samples> {
      const update = { $set: { isDeleted: true, deletedAt: new Date() }, $inc: { version: 1 } };
      await elixirs.updateMany(SHOWN, update);
      const { kept } = await read();
      await flowers.updateMany({ ...SHOWN, name: { $nin: kept } }, update);
      return read();
    },

    async restore(): Promise<Samples> {
      const update = { $set: { isDeleted: false, deletedAt: null }, $inc: { version: 1 } };
      const rows = await elixirs.find(TAKEN_OUT).lean<ElixirRow[]>();
      await giveAddresses(rows);
      await elixirs.updateMany(TAKEN_OUT, update);
      await flowers.updateMany(TAKEN_OUT, update);
      return read();
    },
  };
}
