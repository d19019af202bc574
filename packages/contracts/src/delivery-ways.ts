import { MEXICAN_STATES, stateOfZip, zipRootsOf } from './mexican-states.ts';
import { toCentavos, toPesos } from './money.ts';

/** States by name, and postal codes by their first digits. */
export type Area = { states?: string[] | undefined; zips?: string[] | undefined };
/** The price in pesos of parcels up to `upTo` grams, packing included. */
type WeightBand = { upTo: number; price: number };

/**
 * How an order gets to its buyer; money in pesos. With bands, `price` is for a parcel that is heavier than
 * all of them. Without an area a way serves every place, also those that no list of ours knows.
 */
export type ShipWay = {
  id: string;
  kind: 'ship';
  name: string;
  price: number;
  /** Free from this amount on, after the code's discount. */
  freeFrom?: number | undefined;
  bands?: WeightBand[] | undefined;
  only?: Area | undefined;
  except?: Area | undefined;
  /** Days on the road; without them those of 'Tienda' count. */
  roadFirst?: number | undefined;
  roadLast?: number | undefined;
};
/** The buyer picks it up, free of charge. */
export type PickupWay = {
  id: string;
  kind: 'pickup';
  name: string;
  place: string;
  hours: string;
  bring?: string | undefined;
};
export type DeliveryWay = ShipWay | PickupWay;

/** What the owner decided of delivery. */
export type DeliveryPlan = {
  ways: DeliveryWay[];
  /** States that the owner deliberately leaves without a way, whole or in part. */
  leftOut?: string[] | undefined;
};

/** Grams of a piece with its packing, when neither its product nor 'Tienda' has a weight. */
export const FIRST_PIECE_GRAMS = 400;

const holds = ({ states = [], zips = [] }: Area, zip: string, state: string): boolean =>
  states.includes(state) || zips.some((start) => zip.startsWith(start));

/** Without a postal code, or with one of no state, only ways without an area serve. */
function serves(way: DeliveryWay, zip: string | undefined): boolean {
  if (way.kind === 'pickup' || !(way.only ?? way.except)) return true;
  const state = zip && stateOfZip(zip);
  if (!zip || !state) return false;
  return (!way.only || holds(way.only, zip, state)) && !(way.except && holds(way.except, zip, state));
}

/** A parcel: the price of its lines after the code's discount, and its grams with packing. */
export type Parcel = { linesCents: number; weightGrams: number };
/** A way that serves a place, in centavos; `missingCents` is what the lines lack for it to be free. */
export type Offer = { way: DeliveryWay; priceCents: number; missingCents?: number };

/** A way with its price, without a look at the place. */
function pricedWay(way: DeliveryWay, { linesCents, weightGrams }: Parcel): Offer {
  if (way.kind === 'pickup') return { way, priceCents: 0 };
  const priceCents = toCentavos(way.bands?.find(({ upTo }) => weightGrams <= upTo)?.price ?? way.price);
  if (way.freeFrom === undefined || priceCents === 0) return { way, priceCents };
  const missingCents = toCentavos(way.freeFrom) - linesCents;
  return missingCents > 0 ? { way, priceCents, missingCents } : { way, priceCents: 0 };
}

/** The ways that serve a place with their prices, the cheapest first; equal prices keep the owner's order. */
export const waysFor = (
  ways: DeliveryWay[],
  { zip }: { zip?: string | undefined },
  parcel: Parcel,
): Offer[] =>
  ways
    .filter((way) => serves(way, zip))
    .map((way) => pricedWay(way, parcel))
    .toSorted((a, b) => a.priceCents - b.priceCents);

/** The way until the shopper chooses: the cheapest that ships, so that pickup is never a surprise. */
export const firstOffer = (ways: DeliveryWay[], offers: Offer[]): Offer | undefined =>
  offers.find(({ way }) => way.kind === 'ship') ?? (ways.length === 1 ? offers[0] : undefined);

type Weighed = { weight?: number | undefined; contents?: { grams?: number | undefined } | undefined };
/** Grams of a piece. A product with only its contents weighs at least those, and a kit weighs what its parts do. */
export function gramsOf(
  { weight, contents, parts }: Weighed & { parts?: (Weighed & { count: number })[] | undefined },
  pieceGrams = FIRST_PIECE_GRAMS,
): number {
  if (weight === undefined && parts)
    return parts.reduce((sum, { count, ...part }) => sum + count * gramsOf(part, pieceGrams), 0);
  return weight ?? Math.max(contents?.grams ?? 0, pieceGrams);
}

type Piece = Parameters<typeof gramsOf>[0] & { price: number };
/** What one piece costs to send to a place that the way serves, in pesos. */
export const costOfPiece = (
  way: ShipWay,
  piece: Piece,
  parcel?: { pieceGrams?: number | undefined },
): number =>
  toPesos(
    pricedWay(way, {
      linesCents: toCentavos(piece.price),
      weightGrams: gramsOf(piece, parcel?.pieceGrams),
    }).priceCents,
  );

/** A state to which no way ships; `zips` are the first digits of the unserved part, when it is not the whole state. */
export type UnservedState = { state: string; zips?: string[] };

/** The parts of this range of postal codes that each way serves wholly or not at all. */
function piecesOf(start: string, starts: string[]): string[] {
  const inside = starts.filter((other) => other.length > start.length && other.startsWith(start));
  if (inside.length === 0) return [start];
  return Array.from({ length: 10 }, (_, digit) => piecesOf(`${start}${digit}`, inside)).flat();
}

/** Places to which nothing ships; the owner sees them while they edit. */
export function placesWithout(ways: DeliveryWay[]): UnservedState[] {
  const sent = ways.filter((way) => way.kind === 'ship');
  const starts = sent.flatMap(({ only, except }) => [...(only?.zips ?? []), ...(except?.zips ?? [])]);
  return MEXICAN_STATES.flatMap((state): UnservedState[] => {
    const pieces = zipRootsOf(state).flatMap((root) => piecesOf(root, starts));
    const zips = pieces.filter((start) => !sent.some((way) => serves(way, start.padEnd(5, '0'))));
    if (zips.length === 0) return [];
    return [zips.length === pieces.length ? { state } : { state, zips }];
  });
}
