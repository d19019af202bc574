import { expect, test } from '@jest/globals';
import { arrivingBy } from './delivery.ts';
import { FIRST_DELIVERY } from './first-delivery.ts';
import {
  firstOffer,
  gramsOf,
  placesWithout,
  waysFor,
  type DeliveryWay,
  type ShipWay,
} from './delivery-ways.ts';
import { FIRST_WAY, isSameEverywhere, waysOf } from './told-ways.ts';

const aWay = (over: Partial<ShipWay> = {}): ShipWay => ({
  id: 'casa',
  kind: 'ship',
  name: 'A domicilio',
  price: 150,
  ...over,
});
const STALL: DeliveryWay = {
  id: 'puesto',
  kind: 'pickup',
  name: 'En el mercado',
  place: 'Mercado de Santa Ana, puesto 12',
  hours: 'Sábados de 8 a 14',
};
const PARCEL = { linesCents: 30_000, weightGrams: 300 };
const idsFor = (ways: DeliveryWay[], zip?: string) => waysFor(ways, { zip }, PARCEL).map(({ way }) => way.id);

test('when a parcel costs what the lines say then it is free from the amount on, and else tells what lacks', () => {
  const [way] = [aWay({ freeFrom: 420 })];
  const at = (linesCents: number) => waysFor([way], { zip: '97000' }, { ...PARCEL, linesCents });

  expect(at(30_000)).toEqual([{ way, priceCents: 15_000, missingCents: 12_000 }]);
  expect(at(41_999)).toEqual([{ way, priceCents: 15_000, missingCents: 1 }]);
  expect(at(42_000)).toEqual([{ way, priceCents: 0 }]);
});

test('when a parcel is weighed then the first band that holds it counts, and the price where it is heavier', () => {
  const bands = [
    { upTo: 500, price: 90 },
    { upTo: 2_000, price: 120.5 },
  ];
  const cost = (weightGrams: number) =>
    waysFor([aWay({ bands })], {}, { ...PARCEL, weightGrams })[0]?.priceCents;

  expect([1, 500, 501, 2_000, 2_001].map(cost)).toEqual([9_000, 9_000, 12_050, 12_050, 15_000]);
});

test('when a way names states or beginnings of postal codes then it serves these alone, less what it leaves out', () => {
  const near = aWay({
    id: 'cerca',
    only: { states: ['Yucatán'], zips: ['775'] },
    except: { zips: ['9795'] },
  });

  expect(idsFor([near], '97000')).toEqual(['cerca']);
  expect(idsFor([near], '77500')).toEqual(['cerca']);
  expect(idsFor([near], '97950')).toEqual([]);
  expect(idsFor([near], '77000')).toEqual([]);
  expect(idsFor([aWay({ except: { states: ['Yucatán'] } })], '97000')).toEqual([]);
});

test.each([undefined, '00000', '17000', '1234', 'SW1A 1AA'])(
  'when the postal code is %s then only ways serve it that name no places',
  (zip) => {
    const ways = [
      aWay({ id: 'area', only: { states: ['Yucatán'] } }),
      aWay({ id: 'menos', except: {} }),
      STALL,
    ];

    expect(idsFor([...ways, aWay()], zip)).toEqual(['puesto', 'casa']);
  },
);

test('when there are several ways then the cheapest is first, and nobody fetches it who did not choose that', () => {
  const ways = [aWay({ id: 'exprés', price: 200 }), STALL, aWay()];
  const offers = waysFor(ways, { zip: '97000' }, PARCEL);

  expect(offers.map(({ way }) => way.id)).toEqual(['puesto', 'casa', 'exprés']);
  expect(firstOffer(ways, offers)?.way.id).toBe('casa');
  expect(firstOffer([STALL], waysFor([STALL], {}, PARCEL))?.way).toBe(STALL);
  expect(firstOffer(ways, [])).toBeUndefined();
  expect(firstOffer(ways, waysFor([STALL], {}, PARCEL))).toBeUndefined();
});

test('when the only way is free everywhere then shoppers are told of none', () => {
  const shown = (...ways: DeliveryWay[]) => waysOf({ deliveryWays: { ways } }).length;

  expect(waysOf({})).toEqual([]);
  expect(shown(FIRST_WAY)).toBe(0);
  expect(shown({ ...FIRST_WAY, only: { states: ['Yucatán'] } })).toBe(1);
  expect(shown({ ...FIRST_WAY, bands: [{ upTo: 1, price: 1 }] })).toBe(1);
  expect(shown(STALL)).toBe(1);
  expect(shown(FIRST_WAY, STALL)).toBe(2);
  expect([isSameEverywhere([aWay(), STALL]), isSameEverywhere([aWay({ only: {} })])]).toEqual([true, false]);
});

test('when states are left without a way then each is named, and of one that is served in part the part', () => {
  expect(placesWithout([aWay()])).toEqual([]);
  expect(placesWithout([STALL])).toHaveLength(32);
  expect(placesWithout([aWay({ except: { states: ['Oaxaca', 'Sonora'] } })])).toEqual([
    { state: 'Oaxaca' },
    { state: 'Sonora' },
  ]);
  const rest = aWay({ id: 'resto', except: { states: ['Yucatán'] } });
  expect(placesWithout([rest, aWay({ only: { zips: ['97'] } })])).toEqual([]);
  expect(placesWithout([rest, aWay({ only: { zips: ['97'] }, except: { zips: ['9712', '979'] } })])).toEqual([
    { state: 'Yucatán', zips: ['9712', '979'] },
  ]);
});

test('when a way has days of its own then it arrives by these, and what is fetched has none on the road', () => {
  const paid = { at: new Date('2026-11-23T18:00:00Z'), hasOwnBlend: false };
  const days = (way: DeliveryWay) => {
    const { first, last } = arrivingBy(way, paid, FIRST_DELIVERY);
    return [first, last].map((day) => day.toISOString().slice(5, 10));
  };

  expect(days(aWay())).toEqual(['11-27', '12-01']);
  expect(days(aWay({ roadFirst: 1, roadLast: 1 }))).toEqual(['11-25', '11-26']);
  expect(days(STALL)).toEqual(['11-24', '11-25']);
});

test('when a product does not say its weight then it weighs what a piece does, and never less than what is in it', () => {
  expect(gramsOf({ weight: 410, contents: { grams: 900 } }, 200)).toBe(410);
  expect(gramsOf({ contents: { grams: 900 } }, 200)).toBe(900);
  expect(gramsOf({ contents: { grams: 90 } })).toBe(400);
  expect(gramsOf({})).toBe(400);
});

test('when a kit does not say its weight then it weighs what is in it', () => {
  const parts = [{ count: 2, weight: 410 }, { count: 1 }];
  expect(gramsOf({ parts }, 200)).toBe(1_020);
  expect(gramsOf({ parts, weight: 900 }, 200)).toBe(900);
});
