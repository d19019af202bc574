import { expect, test } from '@jest/globals';
import type { DeliveryWay, ShipWay } from './delivery-ways.ts';
import { aContent } from './testing/builders.ts';
import { toldText } from './told-text.ts';

const way = (over: Partial<ShipWay> = {}): ShipWay => ({
  id: 'paqueteria',
  kind: 'ship',
  name: 'Paquetería',
  price: 129,
  ...over,
});
const pickup: DeliveryWay = {
  id: 'mercado',
  kind: 'pickup',
  name: 'Mercado',
  place: 'Puesto 4',
  hours: 'Sábados',
};
const YUCATAN = { states: ['Yucatán'] };
const told = (content: string, ways?: DeliveryWay[]) =>
  toldText(aContent({ content }), { ...(ways && { deliveryWays: { ways } }) }).content;

test.each<[string, DeliveryWay[] | undefined, string]>([
  ['the shop has no ways of its own', undefined, 'envío gratis'],
  ['the only way is free everywhere', [way({ price: 0 })], 'envío gratis'],
  ['one way is free everywhere', [way(), way({ id: 'lento', price: 0 })], 'envío gratis'],
  ['a way is free from an amount', [way({ freeFrom: 900 })], 'envío gratis desde $900.00 MXN'],
  [
    'that is so in one state alone',
    [way(), way({ freeFrom: 900, only: YUCATAN })],
    'envío desde $129.00 MXN',
  ],
  ['light parcels are cheaper', [way({ bands: [{ upTo: 500, price: 99 }] })], 'envío desde $99.00 MXN'],
  ['it is free in one state', [way(), way({ price: 0, only: YUCATAN })], 'envío según tu código postal'],
  ['everybody fetches it', [pickup], 'entrega en persona'],
])('when %s then a text that names the cost of delivery says so', (_when, ways, claim) => {
  expect(told('Con {envio}.', ways)).toBe(`Con ${claim}.`);
});

test('when it stands where a sentence begins then it begins with a capital', () => {
  expect(told('{envio}. Sale pronto. {envio}, ¿{envio}? Y {envio}')).toBe(
    'Envío gratis. Sale pronto. Envío gratis, ¿Envío gratis? Y envío gratis',
  );
});

test('when a title or a line names it then it is said there too, and a hidden line is left out', () => {
  const items = [{ text: '{envio} en {taller} días' }, { text: 'No', hidden: true }];

  expect(toldText(aContent({ title: '{envio}', items }), {})).toMatchObject({
    title: 'Envío gratis',
    items: [{ text: 'Envío gratis en 1 a 2 días' }],
  });
});
