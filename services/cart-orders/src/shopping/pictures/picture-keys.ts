import { isOwnPicture } from '@shop/contracts/image';

export type PictureKeys = ReturnType<typeof createPictureKeys>;

/**
 * Lines keep a picture's key ('/media/…'), not its address: an order outlives the shop's address (H20). Pictures of
 * other sites keep their address. The catalogue takes those with https only, so one with http is the shop's own, at
 * whatever address the shop had.
 */
export function createPictureKeys(publicBaseUrl: string) {
  return {
    toKey(address: string): string {
      if (isOwnPicture(address, publicBaseUrl)) return address.slice(publicBaseUrl.length);
      const url = URL.canParse(address) ? new URL(address) : undefined;
      const isOwn = url?.protocol === 'http:' && url.pathname.startsWith('/media/');
      return isOwn ? url.pathname + url.search : address;
    },
    toAddress: (key: string): string => (key.startsWith('/') ? publicBaseUrl + key : key),
  };
}
