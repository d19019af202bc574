import { flowers as seedFlowers } from '@shop/seed/content/flowers';
import type { FlowerRow } from '../flower/flower.model.ts';

/** A custom elixir shows one of our own pictures, never an address that came with a request (H4). */
const OWN = new Set(seedFlowers.map(({ imageKey }) => `/media/${imageKey}`));
const FALLBACK = '/media/semilla/gotero-ambar-detalle.webp';

/** The picture of the first flower that has one of ours. */
export const customImage = (flowers: Pick<FlowerRow, 'image'>[]): string =>
  flowers.find(({ image }) => OWN.has(image))?.image ?? FALLBACK;
