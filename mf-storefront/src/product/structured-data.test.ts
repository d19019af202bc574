import { expect, test } from '@jest/globals';
import type { ShipWay } from '@shop/contracts/delivery-ways';
import type { Blend } from '@shop/contracts/menu';
import { someSettings } from '@shop/contracts/testing/builders';
import { aFamily } from '../testing/a-family.ts';
import { structuredDataOf } from './structured-data.ts';

const WEIGHED: ShipWay = {
  id: 'casa',
  kind: 'ship',
  name: 'Paquetería',
  price: 260,
  bands: [
    { upTo: 300, price: 90 },
    { upTo: 900, price: 150 },
  ],
  only: { states: ['Yucatán'] },
};

/** The shipping rates in the structured data of one piece. */
function ratesOf(blend: Blend, way = WEIGHED): number[] {
  const told = someSettings({ deliveryWays: { ways: [way] } });
  const shop = { ...told, networks: { ...told.networks, whatsapp: '' }, origin: 'https://tienda.mx' };
  const data = JSON.stringify(structuredDataOf(blend, shop));
  return [...data.matchAll(/"MonetaryAmount","value":([\d.]+)/g)].map(([, value]) => Number(value));
}

const PHOTO = 'k'.repeat(24);

test('when parcels cost by their weight then search engines read what one piece costs, not the lightest', () => {
  const [{ sizes: _sizes, ...jar }] = aFamily() as [Blend];

  expect([200, 800, 1_500].map((weight) => ratesOf({ ...jar, weight })[0])).toEqual([90, 150, 260]);
  // Without a weight of its own it has the default weight of a piece.
  expect(ratesOf(jar)).toEqual([150]);
  expect(ratesOf({ ...jar, price: 500 }, { ...WEIGHED, freeFrom: 500 })).toEqual([0]);
});

test('when a honey has several sizes then each costs what it weighs', () => {
  const [small] = aFamily() as [Blend];
  const sizes = small.sizes!.map((size, at) => ({ ...size, weight: [200, 800, 1_500][at] }));

  expect(ratesOf({ ...small, weight: 200, sizes })).toEqual([90, 150, 260]);
});

test('when buyers said something then search engines read it, of one size and of several', () => {
  const [family] = aFamily() as [Blend];
  const { sizes: _sizes, ...jar } = family;
  const told = someSettings();
  const shop = { ...told, networks: { ...told.networks, whatsapp: '' }, origin: 'https://tienda.mx' };
  const said = {
    rating: { count: 3, average: 4.7 },
    // An evening in Mexico, which is the next day in UTC.
    opinions: [{ stars: 5, text: '</script>', name: '', at: '2026-11-22T04:00:00.000Z', photos: [PHOTO] }],
  };

  for (const blend of [family, jar]) {
    expect(JSON.parse(JSON.stringify(structuredDataOf(blend, shop, said)))['@graph'][0]).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, ratingCount: 3, reviewCount: 1 },
      review: [
        {
          '@type': 'Review',
          reviewRating: { ratingValue: 5 },
          author: { name: 'Cliente' },
          datePublished: '2026-11-21',
          reviewBody: '</script>',
          image: [`https://tienda.mx/api/opinions/photos/${PHOTO}?whole=si`],
        },
      ],
    });
    const wordless = JSON.stringify(structuredDataOf(blend, shop, { ...said, opinions: [] }));
    expect([wordless.includes('"ratingCount":3'), wordless.includes('reviewCount')]).toEqual([true, false]);
    expect(JSON.stringify(structuredDataOf(blend, shop))).not.toMatch(/aggregateRating|review/);
  }
});
