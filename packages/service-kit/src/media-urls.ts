import { IMAGE_WIDTHS } from '@shop/contracts/image-widths';
import { SHOP_IMAGES, UPLOADED_IMAGES } from '@shop/contracts/picture-folders';
import { escapeRegExp } from '@shop/contracts/search';
import { badRequest } from './errors.ts';

/** Pictures of the shop itself are stored as a path, so that they still work when the shop's address changes (H20). */
export type MediaUrls = {
  /**
   * The form to store of an address that an administrator typed; `field` (default 'imageUrl') names it in the error.
   * @throws AppError 400 for http addresses of other hosts
   */
  toStored: (imageUrl: string, field?: string) => string;
  /** The absolute address of a stored picture. */
  toAbsolute: (stored: string) => string;
};

/** One of the shop's pictures, or a copy: people take the address of a copy from a page or a mail. */
const OWN = new RegExp(
  `^(/media/(?:${SHOP_IMAGES}|${UPLOADED_IMAGES})[^/]+?)(?:-(?:${IMAGE_WIDTHS.join('|')})\\.(?:webp|avif|jpg)|\\.webp)$`,
);
/** The whole picture: pages and mails make the addresses of all copies from its own. */
const wholeOf = (path: string, query: string): string => {
  const name = OWN.exec(path)?.[1];
  return name ? `${name}.webp` : path + query;
};

/** Stored addresses of one picture, as a filter: whole or a copy, of any type, with a query or without. */
export type AnyForm = { $regex: string };
/** @param key of the whole picture: 'subidas/….webp' */
export const inAnyForm = (key: string): AnyForm => ({
  $regex: `^/media/${escapeRegExp(key.replace(/\.webp$/, ''))}[-.]`,
});

/** @param publicBaseUrl from the configuration, without a slash at its end (`publicUrl`) */
export function createMediaUrls(publicBaseUrl: string): MediaUrls {
  const media = new URL(`${publicBaseUrl}/media/`);
  return {
    toStored: (imageUrl, field = 'imageUrl') => {
      const url = new URL(imageUrl);
      if (url.origin === media.origin && url.pathname.startsWith(media.pathname))
        return wholeOf(`/media/${url.pathname.slice(media.pathname.length)}`, url.search);
      // A browser on an https page does not load http pictures.
      if (url.protocol !== 'https:')
        throw badRequest('Revisa los datos enviados.', { [field]: 'Debe ser una URL válida' });
      return url.href;
    },
    toAbsolute: (stored) => (stored.startsWith('/') ? publicBaseUrl + stored : stored),
  };
}
