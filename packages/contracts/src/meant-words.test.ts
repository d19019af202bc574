import { expect, test } from '@jest/globals';
import { isLong, isMeant, isNear, meaningsOf } from './meant-words.ts';

/** The index of the meaning that finds a word. */
const placeOf = (typed: string, word: string) =>
  meaningsOf(typed).findIndex((meaning) => isMeant(meaning, word));

test.each([
  ['postre', 'postres', 0],
  ['postres', 'postre', 0],
  ['flor', 'flores', 0],
  ['flores', 'flor', 0],
  ['luz', 'luces', 0],
  ['luces', 'luz', 0],
  ['citrica', 'citricos', 0],
  ['pina', 'pino', -1],
  ['puebla', 'pueblo', 2],
  ['te', 'te', 0],
  ['te', 'tejate', 1],
  ['vaini', 'vainilla', 1],
  ['vainila', 'vainilla', 2],
  ['vainlila', 'vainilla', 2],
  ['bainilla', 'vainilla', 2],
  ['vainnilla', 'vainilla', 2],
  ['vainita', 'vainilla', -1],
  ['dala', 'dalia', -1],
])('when %s is typed then %s is its meaning number %s', (typed, word, place) =>
  expect(placeOf(typed, word)).toBe(place),
);

test('when one of two texts has a digit then none is forgiven', () => {
  expect(isNear('fk-000012', 'fk-000013')).toBe(true);
  expect(isLong('fk-000012')).toBe(false);
});
