import { SHOP_IMAGES } from './picture-folders.ts';

/** Keys of the pictures that the administrators' picker offers first. */
export const GALLERY = [
  'jobon-tradicional',
  'meliponario-traspatio',
  'campo-de-tajonal',
  'gotero-ambar-detalle',
  'mesa-de-petalos',
  'panal-y-luz',
  'selva-yucateca',
  'regalo-envuelto',
].map((name) => `${SHOP_IMAGES}${name}.webp`);
