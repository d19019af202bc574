import { CURRENCY } from '@shop/contracts/constants';
import { variantUrl } from '@shop/ui';
import type { BreadcrumbList, Graph, Offer, Product, QuantitativeValue } from 'schema-dts';
import type { Blend } from '@shop/contracts/menu';

const days = (minValue: number, maxValue: number): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

const offerOf = ({ price, isAvailable, slug }: Blend, shop: string): Offer => ({
  '@type': 'Offer',
  url: `/menu/${slug}`,
  price: price.toFixed(2),
  priceCurrency: CURRENCY,
  availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  seller: { '@type': 'Organization', name: shop },
  shippingDetails: {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: CURRENCY },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'MX' },
    // As the page itself says when it arrives.
    deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: days(1, 2), transitTime: days(3, 6) },
  },
});

const productOf = (blend: Blend, shop: string): Product => ({
  '@type': 'Product',
  name: blend.name,
  description: blend.description,
  image: [variantUrl(blend.imageUrl, 1280)],
  sku: String(blend.id),
  brand: { '@type': 'Brand', name: shop },
  ...(blend.contents?.grams && {
    weight: { '@type': 'QuantitativeValue', value: blend.contents.grams, unitCode: 'GRM' },
  }),
  offers: offerOf(blend, shop),
});

const trailOf = ({ name, slug }: Blend): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ['Inicio', '/'] as const,
    ['Menú Comercial', '/menu'] as const,
    [name, `/menu/${slug}`] as const,
  ].map(([title, item], index) => ({ '@type': 'ListItem', position: index + 1, name: title, item })),
});

/** What search engines read of a product of `shop`; the server puts the shop's address before '/menu/…'. */
export const structuredDataOf = (blend: Blend, shop: string): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [productOf(blend, shop), trailOf(blend)],
});
