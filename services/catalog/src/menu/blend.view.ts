import type { Blend, Size } from '@shop/contracts/menu';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import type { WithSlug } from '../elixir/addresses.ts';
import { toElixir } from '../elixir/elixir.view.ts';
import { ratingOf } from '../opinions/rating.ts';
import type { Card } from './cards.ts';

function toSize(row: WithSlug, media: MediaUrls): Size {
  const { id, name, imageUrl, alt, ...told } = toElixir(row, media);
  const { price, compareAt, sku, barcode, isAvailable, left, contents, weight } = told;
  const sold = { price, compareAt, sku, barcode, isAvailable, left, contents, weight };
  return { id, slug: row.slug, name, imageUrl, alt, ...sold };
}

/** A ready-made elixir as the shop's pages show it. */
export const toBlend = ({ sizes, ...row }: Card, media: MediaUrls): Blend => ({
  ...toElixir(row, media),
  slug: row.slug,
  ...(row.sizeOf && { sizeOf: row.sizeOf }),
  ...(sizes && { sizes: sizes.map((size) => toSize(size, media)) }),
  ...ratingOf(sizes ?? [row]),
});
