import { CUSTOM_ELIXIR_MILLILITERS, LOW_STOCK } from '@shop/contracts/constants';
import type { Elixir, ElixirCreate, ElixirUpdate } from '@shop/contracts/elixir';
import { FACTS, PUBLIC_FACTS } from '@shop/contracts/elixir-facts';
import { toCentavos, toPesos } from '@shop/contracts/money';
import { soldName } from '@shop/contracts/size-words';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import { inCentavos, saidOf } from '../facts.ts';
import { versionOf } from '../version.ts';
import type { ElixirRow } from './elixir.model.ts';
import { reservedOf } from '../stock/stock-hold.ts';
import { freeOf, isOnSale, kitOf } from './kits.ts';
import type { ElixirFields, NewElixirFields } from './elixir-change.ts';
import { picturesOf, storedPictures } from './pictures.ts';

/** An elixir as carts and checkouts see it: pesos and absolute picture addresses. */
export function toSoldElixir(row: ElixirRow, media: MediaUrls): Elixir {
  const free = freeOf(row);
  return {
    id: row.id,
    name: soldName(row),
    description: row.description,
    price: toPesos(row.priceCents),
    imageUrl: media.toAbsolute(row.image),
    isAvailable: isOnSale(row),
    isCustom: row.isCustom,
    flowers: row.flowers,
    // The size of own blends from before they stored it.
    ...(row.isCustom && { contents: { milliliters: CUSTOM_ELIXIR_MILLILITERS } }),
    ...saidOf(row, { contents: FACTS.contents }),
    version: versionOf(row),
    ...kitOf(row),
    ...(free !== undefined && free <= LOW_STOCK && { left: free }),
  };
}

/** An elixir with everything that its page shows. */
export const toElixir = (row: ElixirRow, media: MediaUrls): Elixir => ({
  ...toSoldElixir(row, media),
  ...picturesOf(row, media),
  ...saidOf(row, PUBLIC_FACTS),
});

/** An elixir for administrators: the values that they entered, and the counted stock. */
export function toAdminElixir(row: ElixirRow, media: MediaUrls): Elixir {
  const { left: _left, apart: _apart, saves: _saves, ...same } = toElixir(row, media);
  const { isAvailable, stock, holds } = row;
  const free = row.parts && freeOf(row);
  return {
    ...same,
    name: row.name,
    ...saidOf(row, FACTS),
    isAvailable,
    ...(typeof stock === 'number' && { stock, stockSeen: stock, reserved: reservedOf(holds) }),
    ...(free !== undefined && { left: free }),
  };
}

/** A new elixir from the wire as it is stored. Its type makes a forgotten field a compile error. */
export const toNewFields = (
  { price, imageUrl, alt, pictures, ...same }: ElixirCreate,
  media: MediaUrls,
): NewElixirFields => ({
  ...inCentavos(same, FACTS),
  priceCents: toCentavos(price),
  image: media.toStored(imageUrl),
  ...storedPictures({ imageUrl, alt, pictures }, media),
});

type Changed = Omit<ElixirUpdate, 'version' | 'id' | 'stock' | 'stockSeen' | 'reserved' | 'left'>;
/** The same for a change; fields that were not sent stay absent. The name as read (with its size) is no change. */
export const toFields = (
  { name, price, imageUrl, alt, pictures, ...same }: Changed,
  media: MediaUrls,
  read?: Elixir,
): Partial<ElixirFields> => ({
  ...inCentavos(same, FACTS),
  ...(name !== undefined && { name: read && name === soldName(read) ? read.name : name }),
  ...(price !== undefined && { priceCents: toCentavos(price) }),
  ...storedPictures({ imageUrl, alt, pictures }, media, read),
});
