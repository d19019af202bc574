import type { Flower, FlowerCreate, FlowerUpdate } from '@shop/contracts/flower';
import { FLOWER_FACTS } from '@shop/contracts/flower-facts';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import type { WithSlug } from '../elixir/addresses.ts';
import { saidOf } from '../facts.ts';
import { versionOf } from '../version.ts';
import type { FlowerFields, FlowerRow } from './flower.store.ts';

/** A flower for the wire, with the absolute address of its picture. */
export const toFlower = (row: WithSlug<FlowerRow>, media: MediaUrls): Flower & { slug: string } => ({
  id: row.id,
  name: row.name,
  description: row.description,
  properties: row.properties,
  imageUrl: media.toAbsolute(row.image),
  isAvailable: row.isAvailable,
  version: versionOf(row),
  slug: row.slug,
  updatedAt: row.updatedAt.toISOString(),
  ...saidOf(row, FLOWER_FACTS),
});

/** A new flower from the wire as it is stored. */
export const toNewFields = ({ imageUrl, ...same }: FlowerCreate, media: MediaUrls): FlowerFields => ({
  ...same,
  image: media.toStored(imageUrl),
});

/** The same for a change; fields that were not sent stay absent. */
export const toFields = (
  { imageUrl, ...same }: Omit<FlowerUpdate, 'version' | 'id' | 'slug' | 'updatedAt'>,
  media: MediaUrls,
): Partial<FlowerFields> => ({
  ...same,
  ...(imageUrl !== undefined && { image: media.toStored(imageUrl) }),
});
