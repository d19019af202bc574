import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { deliveryPlanForm } from './delivery-plan.ts';

const WAY = { id: 'casa', kind: 'ship', name: 'A domicilio', price: 150 };
const STALL = {
  id: 'puesto',
  kind: 'pickup',
  name: 'En el mercado',
  place: 'Mercado, puesto 12',
  hours: 'Sábados',
};
const REST = { ...WAY, id: 'resto', name: 'Resto del país' };
const messagesOf = (plan: object) =>
  Object.fromEntries(
    (z.safeParse(deliveryPlanForm, plan).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );
const wayWith = (over: object) => messagesOf({ ways: [{ ...WAY, ...over }, REST] });

test.each<[string, object, Record<string, string>]>([
  ['a price is negative', { price: -1 }, { price: 'Escribe un precio de $0 a $5,000' }],
  ['a price is absurd', { price: 5_000.01 }, { price: 'Escribe un precio de $0 a $5,000' }],
  ['a price is no number', { price: '12' }, { price: 'Escribe un precio de $0 a $5,000' }],
  ['a price has three decimals', { price: 1.005 }, { price: 'Usa máximo 2 decimales' }],
  [
    'free-from is below zero',
    { freeFrom: -5 },
    { freeFrom: 'Escribe un importe mayor que cero, o déjalo vacío' },
  ],
  [
    'bands do not rise',
    {
      bands: [
        { upTo: 500, price: 90 },
        { upTo: 500, price: 80 },
      ],
    },
    {
      'bands.1.upTo': 'Escribe más gramos que en el renglón anterior',
      'bands.1.price': 'No puede costar menos que un paquete más ligero',
    },
  ],
  [
    'the heaviest costs least',
    { bands: [{ upTo: 500, price: 200 }] },
    { price: 'No puede costar menos que un paquete más ligero' },
  ],
  [
    'a postal code is short',
    { only: { zips: ['9'] } },
    { 'only.zips.0': 'Escribe de 2 a 5 dígitos con los que empieza' },
  ],
  [
    'a postal code is of no state',
    { only: { zips: ['17'] } },
    { 'only.zips.0': 'Ningún estado tiene códigos postales que empiecen así' },
  ],
  ['a postal code is in another', { only: { zips: ['970', '97'] } }, { 'only.zips.0': '970 ya está en 97' }],
  ['a postal code stands twice', { except: { zips: ['97', '97'] } }, { 'except.zips.1': '97 ya está en 97' }],
  [
    'a postal code is in a state of the list',
    { only: { states: ['Yucatán'], zips: ['97'] } },
    { 'only.zips.0': '97 ya está en Yucatán' },
  ],
  ['an area is empty', { only: {} }, { 'only.states': 'Elige al menos un estado o código postal' }],
  ['a state is none', { only: { states: ['Texas'] } }, { 'only.states.0': 'Elige de la lista' }],
  [
    'a state is served and left out',
    { only: { states: ['Yucatán'] }, except: { states: ['Yucatán'] } },
    { 'except.states.0': 'Yucatán está en las dos listas' },
  ],
  [
    'one end of the days is said',
    { roadFirst: 2 },
    { roadLast: 'Escribe los dos números de días, o ninguno' },
  ],
  [
    'the days end before they begin',
    { roadFirst: 2, roadLast: 1 },
    { roadLast: 'No puede ser menos que el mínimo' },
  ],
])('when %s then that is said in Spanish', (_, over, messages) => {
  const expected = Object.entries(messages).map(([field, message]) => [`ways.0.${field}`, message]);
  expect(wayWith(over)).toEqual(Object.fromEntries(expected));
});

test('when two ways have one id or one name then the second is told', () => {
  expect(messagesOf({ ways: [WAY, { ...STALL, id: 'casa', name: 'a DOMICILIO' }] })).toEqual({
    'ways.1.id': 'Identificador repetido',
    'ways.1.name': 'Ya hay otra con ese nombre',
  });
  expect(messagesOf({ ways: [] })).toMatchObject({ ways: 'Agrega una forma de entrega' });
  expect(messagesOf({ ways: [{ kind: 'dron' }] })).toMatchObject({ 'ways.0.kind': 'Elige envío o recoger' });
});

test('when a state is left without any way then it is named, and leaving it out must be said', () => {
  const but = { ...WAY, except: { states: ['Oaxaca'], zips: ['979'] } };

  expect(messagesOf({ ways: [but] })).toEqual({
    leftOut: 'Nada llega a Oaxaca, Yucatán (979). Agrega cómo, o di que ahí no entregas.',
  });
  expect(messagesOf({ ways: [but], leftOut: ['Yucatán', 'Oaxaca'] })).toEqual({});
  expect(messagesOf({ ways: [STALL] })['leftOut']).toMatch(/^Nada llega a Ciudad de México, .*Zacatecas\./);
});
