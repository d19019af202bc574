import * as z from 'zod/mini';
import { FIRST_PIECE_GRAMS } from './delivery-ways.ts';

/** What a parcel is: weight in grams with packing, sides in centimetres. */
export type Parcel = { grams: number; length: number; width: number; height: number };
/** How 'Tienda' has it: what a piece weighs of which no product says it, and the box that orders leave in. */
export type ParcelSettings = Omit<Parcel, 'grams'> & { pieceGrams: number };
/** What counts until the owner says otherwise. */
export const FIRST_PARCEL: ParcelSettings = {
  pieceGrams: FIRST_PIECE_GRAMS,
  length: 25,
  width: 20,
  height: 15,
};

/** What carriers take in one parcel. */
export const MOST_GRAMS = 70_000;
const GRAMS = 'Escribe los gramos, de 1 a 70,000';
const grams = z.int(GRAMS).check(z.gte(1, GRAMS), z.lte(MOST_GRAMS, GRAMS));
const SIDE = 'Escribe los centímetros, de 1 a 300';
const side = z.int(SIDE).check(z.gte(1, SIDE), z.lte(300, SIDE));
const sides = { length: side, width: side, height: side };

export const parcel = z.strictObject({ grams, ...sides });
export const parcelSettings = z.strictObject({ pieceGrams: grams, ...sides });
