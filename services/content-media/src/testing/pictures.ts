import sharp from 'sharp';

type Size = { width: number; height: number };

/** A real picture of soft spots: as much work to compress as a photo. */
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

/** A telephone's photo: lying on its side, with the place where it was taken. */
export const aPhonePhoto = () =>
  drawn({ width: 800, height: 600 })
    .jpeg()
    .withExif({ IFD0: { Make: 'Telefono' }, IFD3: { GPSLatitude: '20/1 58/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** 14,000 × 14,000 pixels in a few hundred kilobytes; 780 MB when decoded whole. */
export const aPixelBomb = () =>
  sharp({
    create: { width: 14_000, height: 14_000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();

export function formWith(bytes: Buffer | string, { field = 'image', name = 'foto.jpg' } = {}): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  return form;
}
