import { expect, test } from '@jest/globals';
import { isClabe } from './clabe.ts';

test.each(['032180000118359719', '002010077777777771'])(
  'when its last digit checks the others (%s) then it is one',
  (text) => {
    expect(isClabe(text)).toBe(true);
  },
);

test.each([
  '032180000118359718',
  '032180000118395719',
  '6410293433784980810',
  '03218000011835971',
  '03218000011835971x',
  '',
])('when a digit is wrong, missing or too many (%s) then it is none', (text) => {
  expect(isClabe(text)).toBe(false);
});
