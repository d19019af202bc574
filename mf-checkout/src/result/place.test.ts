import { expect, test } from '@jest/globals';
import { placeOf } from './place.ts';

test.each([
  [{ city: 'Mérida', state: 'Yucatán', zip: '97000' }, 'Mérida, Yucatán, 97000'],
  [{ city: 'Ciudad de México', state: 'Ciudad de México', zip: '03940' }, 'Ciudad de México, 03940'],
  [{ city: 'ciudad de mexico', state: 'Ciudad de México', zip: '03940' }, 'ciudad de mexico, 03940'],
  [{ city: null, state: null, zip: null }, ''],
])('when the place is %j then it reads %s', (place, text) => expect(placeOf(place)).toBe(text));
