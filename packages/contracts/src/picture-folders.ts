/** Folders of pictures in the bucket, and below /media/: the shop's own, uploaded ones, and bottles of own blends. */
export const SHOP_IMAGES = 'semilla/';
export const UPLOADED_IMAGES = 'subidas/';
export const BOTTLES = 'frascos/';
/** Only in the bucket: each request to see one is checked. */
export const OPINION_PHOTOS = 'opiniones/';
