import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { aJpeg, aPng, aWebp } from '../testing/pictures.ts';
import { isPolyglot } from './polyglot.ts';

const KILOBYTE = 1_024;

test.each([
  '<script>',
  '<SCRIPT src=x',
  '<script/x',
  '<script\t',
  '<html>',
  '<!DOCTYPE html>',
  '<svg\n',
  '<iframe ',
  '<?php ',
  '%PDF-1',
])('when %j stands somewhere in a picture then it is something else as well', (text) => {
  expect(isPolyglot(Buffer.from(`\xff\xd8\xff${text}`, 'latin1'), 'jpeg')).toBe(true);
});

test.each(['', '<scripts>', 'script>', '<?xml version="1.0"?>', '<x:xmpmeta ', '%PDF-x', '<', '<svgx'])(
  'when a picture holds %j then it is a picture only',
  (text) => {
    expect(isPolyglot(Buffer.from(`\xff\xd8\xff${text}`, 'latin1'), 'jpeg')).toBe(false);
  },
);

// Pixels are as good as random: one photo of 4 MB in some thousands has these five letters by chance.
test('when the pixels of a photo happen to begin like a drawing then it is a picture only', () => {
  const pixels = (text: string) => Buffer.from(`\xff\xd8\xff\x8a${text}\x9c\x12\xe0q\x03`, 'latin1');

  expect(['<svg ', '<SvG/', '<svg>k', '<svg\tab'].map((text) => isPolyglot(pixels(text), 'jpeg'))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(isPolyglot(pixels('<svg onload=alert(1)>'), 'jpeg')).toBe(true);
});

// The check reads steps of 256 kilobytes.
test.each([0, 256 * KILOBYTE - 9, 256 * KILOBYTE - 4, 256 * KILOBYTE, 300 * KILOBYTE, 512 * KILOBYTE - 4])(
  'when it stands %i bytes from the beginning then it is found',
  (at) => {
    const bytes = Buffer.alloc(600 * KILOBYTE, 'x');
    bytes.write('<script>', at, 'latin1');

    expect(isPolyglot(bytes, 'gif')).toBe(true);
  },
);

const CAPTION = 'Así se dibuja: <svg > y <script> en un libro';
/** With a caption in Exif and XMP, and in the format's own comment. */
const captioned = (bytes: Buffer) =>
  sharp(bytes)
    .withExif({ IFD0: { ImageDescription: CAPTION } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${CAPTION}</x:xmpmeta>`);
const comment = (text: string): Buffer => {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, Buffer.from(text, 'latin1')]);
};
const small = { width: 40, height: 30 };
const withComment = (jpeg: Buffer) =>
  Buffer.concat([jpeg.subarray(0, 2), comment(CAPTION), jpeg.subarray(2)]);

test.each([
  [
    'jpeg',
    async () =>
      withComment(
        await captioned(await aJpeg(small))
          .jpeg()
          .toBuffer(),
      ),
  ],
  [
    'png',
    async () =>
      captioned(await aPng(small))
        .png()
        .toBuffer(),
  ],
  [
    'webp',
    async () =>
      captioned(await aWebp(small))
        .webp()
        .toBuffer(),
  ],
] as const)('when the caption of a %s speaks of code then it is a picture only', async (type, make) => {
  const bytes = await make();

  expect(bytes.includes('<svg >')).toBe(true);
  expect(isPolyglot(bytes, type)).toBe(false);
  expect(isPolyglot(Buffer.concat([bytes, Buffer.from('<svg >')]), type)).toBe(true);
});

test('when a part says that it is longer than its file then what it holds is looked at', () => {
  const bytes = Buffer.concat([Buffer.from([0xff, 0xd8]), comment(CAPTION)]);
  bytes.writeUInt16BE(60_000, 4);

  expect(isPolyglot(bytes, 'jpeg')).toBe(true);
});
