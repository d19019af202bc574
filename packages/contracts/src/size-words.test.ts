import { expect, test } from '@jest/globals';
import { CUSTOM_ELIXIR_NAME } from './constants.ts';
import { givenName, sizeBeside, sizesDiffer, sizeWord, soldName, unitPrice } from './size-words.ts';

const SMALL = { name: 'Reserva', price: 490, contents: { grams: 42, milliliters: 30 } };
const JAR = { name: 'Miel', price: 345, contents: { grams: 350 } };
const UNKNOWN = { name: 'Otra', price: 100, contents: undefined };

test('when a size is told then it is the volume and else the weight', () => {
  expect([SMALL, JAR, UNKNOWN].map(sizeWord)).toEqual(['30 ml', '350 g', '']);
});

test('when prices are compared then each is told for 100 of its unit, to the centavo', () => {
  expect([SMALL, JAR, UNKNOWN].map(unitPrice)).toEqual(['$1,633.33 por 100 ml', '$98.57 por 100 g', '']);
});

test('when the name says the size already then nothing stands beside it', () => {
  expect(sizeBeside({ ...SMALL, name: 'Reserva 30 ml' })).toBe('');
  expect(sizeBeside(SMALL)).toBe('30 ml');
});

test.each(['Reserva', 'Reserva · 60 ml', 'Reserva 30 ml'])(
  'when %s is sold then its maker’s name is found again',
  (name) => {
    const blend = { ...SMALL, name, isSized: true };

    expect(givenName({ ...blend, name: soldName(blend) })).toBe(name);
  },
);

test('when nobody named it then no name is given', () => {
  const blend = { ...SMALL, name: CUSTOM_ELIXIR_NAME, isSized: true };

  expect([blend.name, soldName(blend)].map((name) => givenName({ ...blend, name }))).toEqual(['', '']);
});

test('when two that are known are unlike then sizes differ', () => {
  expect(sizesDiffer([SMALL, UNKNOWN, SMALL])).toBe(false);
  expect(sizesDiffer([SMALL, JAR])).toBe(true);
});
