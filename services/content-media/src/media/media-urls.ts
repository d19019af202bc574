import { badRequest } from '@shop/service-kit/errors';

/** Pictures of the shop itself are stored as a path, so that they survive a change of the shop's address (H20). */
export type MediaUrls = {
  /** What to store for an address that an administrator gave. @throws AppError 400 for http addresses of others */
  toStored: (imageUrl: string) => string;
  /** The absolute address of a stored picture, or of a key in the bucket behind '/media/'. */
  toAbsolute: (stored: string) => string;
};

export function createMediaUrls(publicBaseUrl: string): MediaUrls {
  const base = publicBaseUrl.replace(/\/+$/, '');
  const media = new URL(`${base}/media/`);
  return {
    toStored: (imageUrl) => {
      const url = new URL(imageUrl);
      if (url.origin === media.origin && url.pathname.startsWith(media.pathname))
        return `/media/${url.pathname.slice(media.pathname.length)}${url.search}`;
      // A browser on an https page does not load http pictures.
      if (url.protocol !== 'https:')
        throw badRequest('Revisa los datos enviados.', { imageUrl: 'Debe ser una URL válida' });
      return url.href;
    },
    toAbsolute: (stored) => (stored.startsWith('/') ? base + stored : stored),
  };
}
