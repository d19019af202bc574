import { CURRENCY } from '@shop/contracts/constants';
import type { Blend } from '../menu/use-blends.ts';

const HERE = 'https://schema.org';
const BRAND = 'Flor de Kaab';

const offerOf = ({ price, isAvailable, slug }: Blend) => ({
  '@type': 'Offer',
  url: `/menu/${slug}`,
  price: price.toFixed(2),
  priceCurrency: CURRENCY,
  availability: `${HERE}/${isAvailable ? 'InStock' : 'OutOfStock'}`,
  itemCondition: `${HERE}/NewCondition`,
  seller: { '@type': 'Organization', name: BRAND },
  shippingDetails: {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: CURRENCY },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'MX' },
  },
});

const productOf = (blend: Blend) => ({
  '@type': 'Product',
  name: blend.name,
  description: blend.description,
  image: [blend.imageUrl],
  sku: String(blend.id),
  brand: { '@type': 'Brand', name: BRAND },
  offers: offerOf(blend),
});

const trailOf = ({ name, slug }: Blend) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ['Inicio', '/'],
    ['Menú Comercial', '/menu'],
    [name, `/menu/${slug}`],
  ].map(([title, item], index) => ({ '@type': 'ListItem', position: index + 1, name: title, item })),
});

/** What search engines read of a product; the server puts the shop's address before '/menu/…'. */
export const structuredDataOf = (blend: Blend) => ({
  '@context': HERE,
  '@graph': [productOf(blend), trailOf(blend)],
});
