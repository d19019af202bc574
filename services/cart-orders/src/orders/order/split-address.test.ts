import { expect, test } from '@jest/globals';
import { splitAddress, splitStreet } from './split-address.ts';

test.each([
  ['Calle 60 número 491, Centro', 'Calle 60 número 491', 'Centro'],
  ['Av. Reforma 10, int. 4, Col. Juárez', 'Av. Reforma 10, int. 4', 'Juárez'],
  ['Av. Reforma 10, Depto 4', 'Av. Reforma 10, Depto 4', ''],
  ['Calle 60', 'Calle 60', ''],
  ['Colinas 5, Colinas del Valle', 'Colinas 5', 'Colinas del Valle'],
])('when an address is %s then its street is %s and its colonia %s', (address, street, colonia) => {
  expect(splitAddress(address)).toEqual({ street, colonia });
});

test.each([
  ['Calle 60 número 491', 'Calle 60', '491'],
  ['Av. Insurgentes Sur #1602', 'Av. Insurgentes Sur', '1602'],
  ['Av. Reforma 10, int. 4', 'Av. Reforma', '10, int. 4'],
  ['Calle 5 de Mayo 12-B', 'Calle 5 de Mayo', '12-B'],
  ['Domicilio conocido', 'Domicilio conocido', 'S/N'],
  ['Calle 60', 'Calle', '60'],
  ['491', '491', 'S/N'],
])('when a street is %s then its name is %s and its number %s', (address, street, number) => {
  expect(splitStreet(address)).toEqual({ street, number });
});
