import { expect, test } from '@jest/globals';
import { namesOf, payerParts } from './payer.ts';

test.each([
  ['Eva', 'Eva', ''],
  ['Eva Ku', 'Eva', 'Ku'],
  ['Eva Ku  Canché', 'Eva', 'Ku Canché'],
  ['María José Ku Canché', 'María José', 'Ku Canché'],
  ['María José de la Luz Ku', 'María José', 'de la Luz Ku'],
])('when a payer is called %j then the names are apart', (name, first, last) => {
  expect(namesOf(name)).toEqual({ first, last });
});

test('when something was not asked or is no whole number then it is left out', () => {
  expect(payerParts({ name: 'Eva', email: 'eva@example.com', phone: '999 123' })).toMatchObject({
    phone: undefined,
    address: undefined,
    place: {},
  });
  expect(payerParts({ name: 'Eva', email: 'e@example.com', phone: '+52 999 123 4567' }).phone).toEqual({
    area_code: '52',
    number: '9991234567',
  });
});
