import sharp from 'sharp';

const WIDTH = 4032;
const HEIGHT = 3024;
const MOST_BYTES = 4_200_000;

const SKY = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs>
    <linearGradient id="a" x2="0.3" y2="1">
      <stop stop-color="#f6d58a"/><stop offset="0.5" stop-color="#c9781b"/><stop offset="1" stop-color="#3b2412"/>
    </linearGradient>
    <radialGradient id="b" cx="0.65" cy="0.4" r="0.5">
      <stop stop-color="#fff6da" stop-opacity="0.9"/><stop offset="1" stop-color="#fff6da" stop-opacity="0"/>
    </radialGradient>
  </defs>
  <rect width="100%" height="100%" fill="url(#a)"/><rect width="100%" height="100%" fill="url(#b)"/>
</svg>`;

/** Spots of about `size` pixels: leaves, petals or, at 1, the grain of a sensor. */
const spots = (size: number, sigma: number) => {
  const [width, height] = [Math.ceil(WIDTH / size), Math.ceil(HEIGHT / size)];
  const noise = { type: 'gaussian' as const, mean: 128, sigma };
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 0 })
    .toBuffer();
};

/** A picture with the detail, size, orientation and place of one that a telephone takes: about 4 MB of JPEG. */
export async function phonePhoto(): Promise<Buffer> {
  const layers = await Promise.all([spots(160, 60), spots(24, 40), spots(5, 26), spots(1, 9)]);
  const scene = await sharp(Buffer.from(SKY))
    .removeAlpha()
    .composite(layers.map((input) => ({ input, blend: 'soft-light' as const })))
    .raw()
    .toBuffer({ resolveWithObject: true });
  let photo = Buffer.alloc(0);
  for (let quality = 98; quality >= 60 && (photo.length === 0 || photo.length > MOST_BYTES); quality -= 1)
    photo = await sharp(scene.data, { raw: scene.info })
      .jpeg({ quality, chromaSubsampling: '4:2:0' })
      .withExif({ IFD0: { Make: 'Telefono' }, IFD3: { GPSLatitude: '20/1 58/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
  return photo;
}

/** The same picture as another file: one that was uploaded before is found, and not drawn again. */
export function anotherFile(jpeg: Buffer, number: number): Buffer {
  const comment = Buffer.from([0xff, 0xfe, 0, 6, 0, 0, 0, 0]);
  comment.writeUInt32BE(number, 4);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
}
