/** The most photos of one opinion. */
export const MOST_PHOTOS = 3;

/** The addresses of a photo for everybody, the buyer and the owner. @param base '/api', or its absolute address */
export const photoUrls = (base: string) => ({
  shown: (key: string) => `${base}/opinions/photos/${key}`,
  ofBuyer: (token: string, key: string) => `${base}/opinions/${token}/photos/${key}`,
  ofOwner: (id: string, key: string) => `${base}/admin/opinions/${id}/photos/${key}`,
});
/** The same photo in full size. */
export const wholePhoto = (address: string): string => `${address}?whole=si`;
