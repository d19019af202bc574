import { earlierPrice, shopZone } from '@shop/app-kit';
import { CURRENCY } from '@shop/contracts/constants';
import { FIRST_DELIVERY } from '@shop/contracts/first-delivery';
import { costOfPiece, type Area, type ShipWay } from '@shop/contracts/delivery-ways';
import { FIRST_WAY, waysOf } from '@shop/contracts/told-ways';
import { variantUrl, type Shop } from '@shop/ui';
import type {
  Graph,
  Offer,
  OfferShippingDetails,
  Product,
  ProductGroup,
  QuantitativeValue,
  Review,
  ShippingDeliveryTime,
} from 'schema-dts';
import type { Blend, Size } from '@shop/contracts/menu';
import type { ShownOpinion } from '@shop/contracts/opinion';
import { MOST_SHOWN } from '@shop/contracts/opinion-words';
import { photoUrls, wholePhoto } from '@shop/contracts/opinion-photo';
import { sizeWord } from '@shop/contracts/size-words';
import { slugOf } from '@shop/contracts/slug';
import { dayIn } from '@shop/contracts/time-zone';
import { returnPolicyOf } from '../layout/return-policy.ts';
import { trailOf } from '../layout/trail.ts';
import { asSize } from '../menu/sizes.ts';

const days = (minValue: number, maxValue: number): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

const deliveryTimeOf = (way: ShipWay, { delivery: told = FIRST_DELIVERY }: Shop): ShippingDeliveryTime => ({
  '@type': 'ShippingDeliveryTime',
  handlingTime: days(told.workshopFirst, told.workshopLast),
  transitTime: days(way.roadFirst ?? told.roadFirst, way.roadLast ?? told.roadLast),
});

const regionOf = ({ states, zips }: Area = {}) => ({
  ...(states && { addressRegion: states }),
  ...(zips && { postalCodePrefix: zips }),
});

const shippingOf =
  (blend: Blend, shop: Shop) =>
  (way: ShipWay): OfferShippingDetails => ({
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: costOfPiece(way, blend, shop.parcel),
      currency: CURRENCY,
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'MX', ...regionOf(way.only) },
    deliveryTime: deliveryTimeOf(way, shop),
  });

/** Shipping by the owner's rules, except ways that exclude places, which schema.org cannot express. */
const shippingsOf = (blend: Blend, shop: Shop): { shippingDetails?: Offer['shippingDetails'] } => {
  const told = shippingOf(blend, shop);
  const ways = waysOf(shop);
  if (ways.length === 0) return { shippingDetails: told(FIRST_WAY) };
  const sent = ways.flatMap((way) => (way.kind === 'ship' && !way.except ? [told(way)] : []));
  return sent.length > 0 ? { shippingDetails: sent } : {};
};

/** The shop, with its address for browsers. */
type Place = Shop & { origin: string };

/** The earlier price as a strikethrough price, and the end of the reduction. */
const reductionOf = (blend: Blend): Partial<Offer> => {
  const before = earlierPrice(blend);
  if (!before) return {};
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: before.toFixed(2),
      priceCurrency: CURRENCY,
    },
    ...(blend.compareAt?.until && { priceValidUntil: blend.compareAt.until }),
  };
};

/** The return policy, if the owner has set one. */
const returnsOf = (shop: Place): Pick<Offer, 'hasMerchantReturnPolicy'> => {
  const policy = returnPolicyOf(shop);
  return policy ? { hasMerchantReturnPolicy: policy } : {};
};

const offerOf = (blend: Blend, shop: Place): Offer => ({
  '@type': 'Offer',
  url: `${shop.origin}/menu/${blend.slug}`,
  price: blend.price.toFixed(2),
  priceCurrency: CURRENCY,
  ...reductionOf(blend),
  availability: `https://schema.org/${blend.isAvailable ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  seller: { '@type': 'Organization', name: shop.name },
  ...shippingsOf(blend, shop),
  ...returnsOf(shop),
});

const productOf = (blend: Blend, shop: Place): Product => ({
  '@type': 'Product',
  name: blend.name,
  description: blend.description,
  image: (blend.pictures ?? [{ url: blend.imageUrl }]).map(({ url }) => variantUrl(url, 1280)),
  sku: blend.sku ?? String(blend.id),
  ...(blend.barcode && { gtin: blend.barcode }),
  brand: { '@type': 'Brand', name: shop.name },
  ...(blend.contents?.grams && {
    weight: { '@type': 'QuantitativeValue', value: blend.contents.grams, unitCode: 'GRM' },
  }),
  offers: offerOf(blend, shop),
});

/** One honey in several sizes. Each has its own page, so the group has no address. */
const groupOf = (blend: Blend, sizes: readonly Size[], shop: Place): ProductGroup => ({
  '@type': 'ProductGroup',
  name: blend.family ?? blend.name,
  description: blend.description,
  productGroupID: slugOf(blend.family ?? blend.name),
  brand: { '@type': 'Brand', name: shop.name },
  variesBy: 'https://schema.org/size',
  hasVariant: sizes.map(
    (size) => ({ ...(productOf(asSize(blend, size), shop) as object), size: sizeWord(size) }) as Product,
  ),
});

/** Buyers' opinions of the product, in all its sizes. */
export type ProductOpinions = { rating: NonNullable<Blend['rating']>; opinions: ShownOpinion[] };

const reviewOf = ({ stars, text, name, at, photos = [] }: ShownOpinion, origin: string): Review => ({
  '@type': 'Review',
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
  author: { '@type': 'Person', name: name || 'Cliente' },
  datePublished: dayIn(Date.parse(at), shopZone()),
  ...(text && { reviewBody: text }),
  ...(photos.length > 0 && { image: photos.map((key) => wholePhoto(photoUrls(`${origin}/api`).shown(key))) }),
});

/** Reviews have words or photos. Beyond one page their number is unknown, so it is left out. */
const reviewCountOf = ({ length }: ShownOpinion[]) =>
  length > 0 && length < MOST_SHOWN ? { reviewCount: length } : {};

const saidOf = (
  said: ProductOpinions | undefined,
  origin: string,
): Pick<Product, 'aggregateRating' | 'review'> =>
  said
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: said.rating.average,
          bestRating: 5,
          ratingCount: said.rating.count,
          ...reviewCountOf(said.opinions),
        },
        ...(said.opinions.length > 0 && { review: said.opinions.map((one) => reviewOf(one, origin)) }),
      }
    : {};

/** The structured data of a product of `shop`, for search engines. */
export const structuredDataOf = (blend: Blend, shop: Place, said?: ProductOpinions): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      ...((blend.sizes ? groupOf(blend, blend.sizes, shop) : productOf(blend, shop)) as object),
      ...saidOf(said, shop.origin),
    } as Product,
    trailOf(
      [
        ['Menú Comercial', '/menu'],
        [blend.name, `/menu/${blend.slug}`],
      ],
      shop.origin,
    ),
  ],
});
