/** Of one opinion. */
export const MOST_PHOTOS = 3;

/** Where everybody, the buyer and the owner see one. @param base '/api', or where that is */
export const photoUrls = (base: string) => ({
  shown: (key: string) => `${base}/opinions/photos/${key}`,
  ofBuyer: (token: string, key: string) => `${base}/opinions/${token}/photos/${key}`,
  ofOwner: (id: string, key: string) => `${base}/admin/opinions/${id}/photos/${key}`,
});
/** The same as large as there is. */
export const wholePhoto = (address: string): string => `${address}?whole=si`;
