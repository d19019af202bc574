import type { Elixir, ElixirUpdate } from '@shop/contracts/elixir';
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

/** From the wire to what is stored; a field that was not sent stays absent. */
export const toFields = <T extends ElixirUpdate>(
  { price, imageUrl, ...same }: T,
  media: MediaUrls,
): Partial<ElixirFields> => ({
  ...same,
  ...(price !== undefined && { priceCents: toCentavos(price) }),
  ...(imageUrl !== undefined && { image: media.toStored(imageUrl) }),
});
