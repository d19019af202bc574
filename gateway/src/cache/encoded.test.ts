import { expect, test } from '@jest/globals';
import { brotliDecompressSync } from 'node:zlib';
import { encode } from './encoded.ts';

test('when many take an encoding then it is made once, and the other one not at all', async () => {
  const plain = Buffer.from('miel '.repeat(400));
  const { packed } = encode(plain, 'text/plain');

  const [one, two] = await Promise.all([packed!('br'), packed!('br')]);

  expect(one).toBe(two);
  expect(brotliDecompressSync(one).equals(plain)).toBe(true);
});

test('when a body is short then it is packed for nobody', () => {
  expect(encode(Buffer.from('[]'), 'application/json').packed).toBeUndefined();
});
