import { expect, test } from '@jest/globals';
import type { Blend } from '@shop/contracts/menu';
import { anElixir, someSettings } from '@shop/contracts/testing/builders';
import { feedItemOf, plain, type Place } from './item.ts';

const NOW = Date.parse('2026-11-26T18:00:00Z');
const ORIGIN = 'https://tienda.mx';
const aBlend = (over: Partial<Blend> = {}): Blend => ({ ...anElixir(), slug: 'amanecer', ...over });
const itemOf = (over: Partial<Blend> = {}, shop: Partial<Place['shop']> = {}) =>
  feedItemOf(aBlend(over), { shop: someSettings(shop), origin: ORIGIN, now: NOW });

test('when a text has what nobody sees or too many characters then it is one line of whole characters', () => {
  expect(plain('Miel\u0000 de\u0007\nmonte\u202e \ud800fin\ufffe', 150)).toBe('Miel de monte fin');
  expect(plain('🍯'.repeat(200), 150)).toBe(`${'🍯'.repeat(149)}…`);
});

test('when a product costs less for some days then the price of before is said on these days alone', () => {
  const compareAt = { price: 400, from: '2026-11-20', until: '2026-11-26' };

  expect(itemOf({ compareAt })).toMatchObject({ price: '400.00 MXN', sale_price: '295.00 MXN' });
  expect(itemOf({ compareAt: { ...compareAt, until: '2026-11-25' } })).toMatchObject({
    price: '295.00 MXN',
    sale_price: undefined,
  });
});

test('when a honey has several sizes then all say one group, however long its name is', () => {
  const sizes = [] as NonNullable<Blend['sizes']>;
  const groups = ['Miel de encino', 'Larga '.repeat(16), `${'Larga '.repeat(15)}otra`].map(
    (family) => itemOf({ family, sizes }).item_group_id!,
  );

  expect(groups[0]).toBe('miel-de-encino');
  expect(groups.every((group) => /^[\w-]{1,50}$/.test(group))).toBe(true);
  expect(new Set(groups).size).toBe(3);
  expect(itemOf({ family: 'Miel de encino' }).item_group_id).toBeUndefined();
});

test('when a way leaves places out then no feed says it, for none can say where it goes', () => {
  const way = { id: 'casa', kind: 'ship', name: 'Paquetería', price: 120, freeFrom: 900 } as const;
  const north = { ...way, id: 'norte', name: 'Norte', only: { states: ['Sonora'] } };
  const ways = [
    way,
    north,
    { id: 'taller', kind: 'pickup', name: 'Taller', place: 'Calle 1', hours: '9 a 5' },
  ];
  const shop = { deliveryWays: { ways } } as Partial<Place['shop']>;

  expect(itemOf({}, shop).shipping).toEqual([
    {
      name: 'Paquetería',
      price: '120.00 MXN',
      handling: [expect.any(Number), expect.any(Number)],
      transit: expect.any(Array),
    },
  ]);
  expect(itemOf({ price: 900 }, shop).shipping[0]!.price).toBe('0.00 MXN');
  expect(itemOf().shipping[0]).toMatchObject({ name: 'Envío gratis', price: '0.00 MXN' });
});

test('when pictures are ours or another shop’s then they have whole addresses, and ours are wide enough', () => {
  const pictures = [
    '/media/a.webp',
    'https://tienda.mx/media/b-640.webp',
    'https://otra.mx/c.jpg',
    'https://otra.mx/media/d.webp',
  ];

  expect(itemOf({ pictures: pictures.map((url) => ({ url })) }).images).toEqual([
    'https://tienda.mx/media/a-1280.webp',
    'https://tienda.mx/media/b-640.webp',
    'https://otra.mx/c.jpg',
    'https://otra.mx/media/d.webp',
  ]);
});
