import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Size = { width: number; height: number };

/** A picture of soft spots, as hard to compress as a photo. */
const drawn = ({ width, height }: Size) =>
  sharp({
    create: {
      width: Math.ceil(width / 16),
      height: Math.ceil(height / 16),
      channels: 3,
      background: '#c98a1b',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  }).resize(width, height, { fit: 'fill' });

export const aJpeg = (size: Size = { width: 1600, height: 1000 }) => drawn(size).jpeg().toBuffer();
export const aPng = (size: Size = { width: 400, height: 300 }) => drawn(size).png().toBuffer();
export const aWebp = (size: Size = { width: 400, height: 300 }) => drawn(size).webp().toBuffer();
export const anAvif = (size: Size = { width: 400, height: 300 }) =>
  drawn(size).avif({ effort: 0 }).toBuffer();
export const aGif = (size: Size = { width: 400, height: 300 }) => drawn(size).gif().toBuffer();

/** A phone's photo: stored sideways, with the place where it was taken. */
export const aPhonePhoto = () =>
  drawn({ width: 800, height: 600 })
    .jpeg()
    .withExif({ IFD0: { Make: 'Telefono' }, IFD3: { GPSLatitude: '20/1 58/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
};

/** A PNG of black and white pixels; at 14,000 × 14,000 a few kilobytes that unpack to 780 MB. */
export function aPixelBomb(side = 14_000, { interlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, interlaced ? 1 : 0], 8);
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function formWith(bytes: Buffer | string, { field = 'image', name = 'foto.jpg' } = {}): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  return form;
}
