import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { packTar } from './tar.ts';

test.each(['abc', 'abcdefg'])('when the body %s is not as long as was said then nothing is whole', (body) => {
  const entry = { name: 'a', size: 5, body: [Buffer.from(body)] };

  return expect(buffer(packTar(Readable.from([entry])))).rejects.toThrow('Size mismatch');
});
