import { CURRENCY } from '@shop/contracts/constants';
import { createHash } from 'node:crypto';
import type { Blend } from '@shop/contracts/menu';
import { earlierPriceOn } from '@shop/contracts/earlier-price';
import { FIRST_DELIVERY } from '@shop/contracts/first-delivery';
import { costOfPiece } from '@shop/contracts/delivery-ways';
import { isOwnPicture } from '@shop/contracts/image';
import type { Settings } from '@shop/contracts/settings';
import { sizeWord } from '@shop/contracts/size-words';
import { slugOf } from '@shop/contracts/slug';
import { dayIn, FIRST_ZONE } from '@shop/contracts/time-zone';
import { waysEverywhere } from '@shop/contracts/told-ways';

/** A way to send one piece to anywhere in Mexico; the feeds cannot describe places more exactly. */
export type Sending = {
  name: string;
  price: string;
  /** Working days until dispatch, and days in transit. */
  handling: [first: number, last: number];
  transit: [first: number, last: number];
};
/** The product data of both feeds, in the words of Google's specification. Prices are '295.00 MXN'. */
export type FeedItem = {
  id: string;
  title: string;
  description: string;
  link: string;
  images: [string, ...string[]];
  isAvailable: boolean;
  price: string;
  sale_price: string | undefined;
  brand: string;
  gtin: string | undefined;
  mpn: string | undefined;
  item_group_id: string | undefined;
  isKit: boolean;
  size: string | undefined;
  /** '60ml', with the price compared per `base`: '100ml'. */
  unit: { measure: string; base: string } | undefined;
  /** '850 g', including the packing. */
  weight: string | undefined;
  shipping: Sending[];
};
export type Place = { shop: Settings; origin: string; now: number };

/** Characters that XML forbids, that are invisible, or that reverse the text direction. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Cn}\p{Co}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** The text in one line, cut between characters. */
export function plain(text: string, most: number): string {
  const characters = [...text.replace(/\s+/g, ' ').replace(UNSEEN, '').trim()];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('');
}

const LONGEST_GROUP = 50;
/** The same id for all sizes of a family, and no other products. */
function groupOf({ family, name, sizes }: Blend): string | undefined {
  if (!sizes) return undefined;
  const slug = slugOf(family ?? name);
  if (slug && slug.length <= LONGEST_GROUP) return slug;
  const mark = createHash('sha256')
    .update(family ?? name)
    .digest('hex')
    .slice(0, 12);
  return `${slug.slice(0, LONGEST_GROUP - 13)}-${mark}`;
}

const pesos = (amount: number): string => `${amount.toFixed(2)} ${CURRENCY}`;

function pricesOf(blend: Blend, { shop, now }: Place): Pick<FeedItem, 'price' | 'sale_price'> {
  const before = earlierPriceOn(() => dayIn(now, shop.timeZone ?? FIRST_ZONE), blend);
  return before === undefined
    ? { price: pesos(blend.price), sale_price: undefined }
    : { price: pesos(before), sale_price: pesos(blend.price) };
}

function shippingOf(blend: Blend, { shop }: Place): Sending[] {
  const told = shop.delivery ?? FIRST_DELIVERY;
  return waysEverywhere(shop).map((way) => ({
    name: plain(way.name, 40),
    price: pesos(costOfPiece(way, blend, shop.parcel)),
    handling: [told.workshopFirst, told.workshopLast],
    transit: [way.roadFirst ?? told.roadFirst, way.roadLast ?? told.roadLast],
  }));
}

function unitOf({ contents: { milliliters, grams } = {} }: Blend): FeedItem['unit'] {
  if (milliliters) return { measure: `${milliliters}ml`, base: '100ml' };
  return grams ? { measure: `${grams}g`, base: '100g' } : undefined;
}

/** The absolute address of a picture. The shop's own pictures are WebP files of this width, which both feeds accept. */
function wide(address: string, origin: string): string {
  const whole = new URL(address, origin).href;
  return isOwnPicture(whole, origin) ? whole.replace(/^([^?#]+)(?<!-\d{3,4})\.webp$/, '$1-1280.webp') : whole;
}

export function feedItemOf(blend: Blend, place: Place): FeedItem {
  const [first, ...more] = (blend.pictures ?? [{ url: blend.imageUrl }]).map(({ url }) =>
    wide(url, place.origin),
  );
  return {
    id: String(blend.id),
    title: plain(blend.name, 150),
    description: plain(blend.description, 5_000) || plain(blend.name, 150),
    link: `${place.origin}/menu/${blend.slug}`,
    images: [first ?? '', ...more],
    isAvailable: blend.isAvailable,
    ...pricesOf(blend, place),
    brand: plain(place.shop.name, 70),
    gtin: blend.barcode,
    mpn: blend.sku && plain(blend.sku, 70),
    item_group_id: groupOf(blend),
    isKit: blend.parts !== undefined,
    size: blend.sizes && sizeWord(blend),
    unit: unitOf(blend),
    weight: blend.weight ? `${blend.weight} g` : undefined,
    shipping: shippingOf(blend, place),
  };
}
