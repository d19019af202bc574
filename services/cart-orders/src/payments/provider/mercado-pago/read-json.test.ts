import { expect, test } from '@jest/globals';
import { readJson } from './read-json.ts';

test.each([
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740993', '9007199254740993'],
  ['{"id":1234567890123456789,"amount":295.5}', { id: '1234567890123456789', amount: 295.5 }],
  ['[-12345678901234567890,1e3,"12345678901234567890"]', ['-12345678901234567890', 1_000, '12345678901234567890']], // oxfmt-ignore
])('when %s is read then whole numbers keep their digits', (text, read) => {
  expect(readJson(text)).toEqual(read);
});
