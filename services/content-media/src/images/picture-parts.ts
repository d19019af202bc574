import type { ImageType } from './image-type.ts';

/** `isText`: metadata that people and programs wrote about the picture. */
type Part = { end: number; isText: boolean };
type Format = { first: number; read: (bytes: Buffer, at: number) => Part };

const TEXT_CHUNKS = new Set(['tEXt', 'iTXt', 'zTXt', 'eXIf', 'EXIF', 'XMP ']);
const nameAt = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4);

const FORMATS: Partial<Record<ImageType, Format>> = {
  jpeg: {
    first: 2,
    read(bytes, at) {
      const [sign, marker] = [bytes[at]!, bytes[at + 1]!];
      // The image data goes on to the end of the file, or the file is damaged.
      if (sign !== 0xff || marker === 0xda) return { end: bytes.length, isText: false };
      const isText = marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);
      return { end: at + 2 + bytes.readUInt16BE(at + 2), isText };
    },
  },
  png: {
    first: 8,
    read: (bytes, at) => ({
      end: at + 12 + bytes.readUInt32BE(at),
      isText: TEXT_CHUNKS.has(nameAt(bytes, at + 4)),
    }),
  },
  webp: {
    first: 12,
    read(bytes, at) {
      const length = bytes.readUInt32LE(at + 4);
      return { end: at + 8 + length + (length % 2), isText: TEXT_CHUNKS.has(nameAt(bytes, at)) };
    },
  },
};
/** Shorter than every part. */
const HEAD = 8;

/** A file without its metadata, since captions may contain anything. GIF and AVIF files stay whole. */
export function* pictureParts(bytes: Buffer, type: ImageType): Generator<Buffer> {
  const format = FORMATS[type];
  let from = 0;
  let at = format?.first ?? bytes.length;
  while (format && at + HEAD <= bytes.length) {
    const { end, isText } = format.read(bytes, at);
    if (end > bytes.length) break;
    if (isText) {
      yield bytes.subarray(from, at);
      from = end;
    }
    at = end;
  }
  yield bytes.subarray(from);
}
