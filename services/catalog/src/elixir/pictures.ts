import type { Elixir, ElixirUpdate, Picture } from '@shop/contracts/elixir';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import type { ElixirFields } from './elixir-change.ts';
import type { ElixirRow } from './elixir.model.ts';

/** All pictures if there are several, the first one first. */
export function picturesOf(
  { image, alt, morePictures = [] }: ElixirRow,
  media: MediaUrls,
): { pictures?: Picture[] } {
  if (morePictures.length === 0) return {};
  const told = ({ image: stored, alt: words }: (typeof morePictures)[number]): Picture => ({
    url: media.toAbsolute(stored),
    ...(words && { alt: words }),
  });
  return { pictures: [{ image, ...(alt && { alt }) }, ...morePictures].map(told) };
}

type Written = Pick<ElixirUpdate, 'imageUrl' | 'alt' | 'pictures'>;
type Stored = Pick<ElixirFields, 'alt' | 'morePictures'> & { image?: string };

/**
 * The sent pictures as they are stored. The first picture comes in two fields. When a client sends back what it read
 * and changed one of both, the changed one counts.
 * @param read the values that the change is based on
 */
export function storedPictures(
  { imageUrl, alt, pictures }: Written,
  media: MediaUrls,
  read?: Pick<Elixir, 'imageUrl' | 'alt'>,
): Stored {
  const [first, ...more] = pictures ?? [];
  if (!first)
    return {
      ...(imageUrl !== undefined && { image: media.toStored(imageUrl) }),
      ...(alt !== undefined && { alt }),
      ...(pictures !== undefined && { morePictures: null }),
    };
  const url = (first.url === read?.imageUrl && imageUrl) || first.url;
  const isAltRead = (first.alt || undefined) === read?.alt;
  return {
    image: media.toStored(url, 'pictures.0.url'),
    alt: isAltRead && alt !== undefined ? alt : first.alt || null,
    morePictures: more.length > 0 ? more.map((one, at) => toStored(one, `pictures.${at + 1}.url`)) : null,
  };

  function toStored(one: Picture, field: string) {
    return { image: media.toStored(one.url, field), ...(one.alt && { alt: one.alt }) };
  }
}
