import { expect, test } from '@jest/globals';
import { imageTypeOf } from './image-type.ts';

const file = (...parts: (string | number)[]): Buffer =>
  Buffer.concat(
    parts.map((part) => {
      if (typeof part === 'string') return Buffer.from(part, 'latin1');
      const size = Buffer.alloc(4);
      size.writeUInt32BE(part);
      return size;
    }),
  );
const padded = (text: string): Buffer => file(text.padEnd(16, '\0'));

test.each<[string, Buffer, ReturnType<typeof imageTypeOf>]>([
  ['a JPEG', padded('\xff\xd8\xff\xe0'), 'jpeg'],
  ['a PNG', padded('\x89PNG\r\n\x1a\n'), 'png'],
  ['a GIF of 1987', padded('GIF87a'), 'gif'],
  ['a GIF of 1989', padded('GIF89a'), 'gif'],
  ['a WebP', padded('RIFF\0\0\0\0WEBP'), 'webp'],
  ['an AVIF by its own brand', file(16, 'ftypavif\0\0\0\0'), 'avif'],
  ['an AVIF by its last compatible brand', file(24, 'ftypmif1\0\0\0\0miafavif'), 'avif'],
  ['an AVIF whose box says that it is longer than the file', file(900, 'ftypmif1\0\0\0\0avif'), 'avif'],
])('when a file begins as %s then that is its type', (_, bytes, type) => {
  expect(imageTypeOf(bytes)).toBe(type);
});

test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['a JPEG of 15 bytes', padded('\xff\xd8\xff\xe0').subarray(0, 15)],
  ['a GIF of no known year', padded('GIF88a')],
  ['a sound', padded('RIFF\0\0\0\0WAVE')],
  ['a WebP without its frame', padded('FFIR\0\0\0\0WEBP')],
  ['a video', file(20, 'ftypisom\0\0\0\0mp42')],
  ['a box of another kind', file(16, 'freeavif\0\0\0\0')],
  ['a brand where the version stands', file(16, 'ftypmif1avif')],
  ['a brand behind its box', file(16, 'ftypmif1\0\0\0\0avif')],
  ['a brand that ends behind its box', file(18, 'ftypmif1\0\0\0\0avif')],
  ['a brand between two places', file(28, 'ftypmif1\0\0\0\0xxavifxxxxxx')],
  ['a brand where nobody writes that many', file(400, `ftypmif1\0\0\0\0${'miaf'.repeat(70)}avif`)],
])('when a file is %s then it is no image', (_, bytes) => {
  expect(imageTypeOf(bytes)).toBeUndefined();
});
