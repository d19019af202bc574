/** Folders of pictures in the bucket, and below /media/: the shop's own, uploaded ones, and bottles of own blends. */
export const SHOP_IMAGES = 'semilla/';
export const UPLOADED_IMAGES = 'subidas/';
export const BOTTLES = 'frascos/';
/** In the bucket alone: who may see one is decided for each. */
export const OPINION_PHOTOS = 'opiniones/';
