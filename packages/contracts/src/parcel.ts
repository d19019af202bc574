import * as z from 'zod/mini';
import { FIRST_PIECE_GRAMS } from './delivery-ways.ts';

/** A parcel: weight in grams with packing, sides in centimetres. */
export type Parcel = { grams: number; length: number; width: number; height: number };
/** The parcel settings in 'Tienda': the weight of a piece when its product has none, and the box of orders. */
export type ParcelSettings = Omit<Parcel, 'grams'> & { pieceGrams: number };
/** The parcel until the owner sets another. */
export const FIRST_PARCEL: ParcelSettings = {
  pieceGrams: FIRST_PIECE_GRAMS,
  length: 25,
  width: 20,
  height: 15,
};

/** The most that carriers take in one parcel. */
export const MOST_GRAMS = 70_000;
const GRAMS = 'Escribe los gramos, de 1 a 70,000';
const grams = z.int(GRAMS).check(z.gte(1, GRAMS), z.lte(MOST_GRAMS, GRAMS));
const SIDE = 'Escribe los centímetros, de 1 a 300';
const side = z.int(SIDE).check(z.gte(1, SIDE), z.lte(300, SIDE));
const sides = { length: side, width: side, height: side };

export const parcel = z.strictObject({ grams, ...sides });
export const parcelSettings = z.strictObject({ pieceGrams: grams, ...sides });
