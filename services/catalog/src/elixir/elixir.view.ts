import type { Elixir, ElixirCreate, ElixirUpdate } from '@shop/contracts/elixir';
import { toCentavos, toPesos } from '@shop/contracts/money';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import { versionOf } from '../version.ts';
import type { ElixirRow } from './elixir.model.ts';
import type { ElixirFields } from './elixir.store.ts';

/** An elixir for the wire: pesos and absolute picture addresses. */
export const toElixir = (row: ElixirRow, media: MediaUrls): Elixir => ({
  id: row.id,
  name: row.name,
  description: row.description,
  price: toPesos(row.priceCents),
  imageUrl: media.toAbsolute(row.image),
  isAvailable: row.isAvailable,
  isCustom: row.isCustom,
  flowers: row.flowers,
  version: versionOf(row),
});

/** A new elixir, from the wire to what is stored. Every field is there by its type: one that is forgotten does not compile. */
export const toNewFields = ({ price, imageUrl, ...same }: ElixirCreate, media: MediaUrls): ElixirFields => ({
  ...same,
  priceCents: toCentavos(price),
  image: media.toStored(imageUrl),
});

/** The same for a change; a field that was not sent stays absent. */
export const toFields = (
  { price, imageUrl, ...same }: Omit<ElixirUpdate, 'version' | 'id' | 'flowers'>,
  media: MediaUrls,
): Partial<ElixirFields> => ({
  ...same,
  ...(price !== undefined && { priceCents: toCentavos(price) }),
  ...(imageUrl !== undefined && { image: media.toStored(imageUrl) }),
});
