import { describe, expect, test } from '@jest/globals';
import { aGif, aJpeg, aPixelBomb, aPng, anAvif, formWith } from '../testing/pictures.ts';
import { startProcess } from '../testing/process.ts';
import { withContentMedia, type TestContentMedia } from '../testing/with-content-media.ts';
import sharp from 'sharp';

type Refusal = { success: boolean; message: string };
const KIND = 'Sube una imagen JPG, PNG, WebP, AVIF o GIF.';
const BIG = 'La imagen es demasiado grande: máximo 8 MB y 50 megapíxeles.';
const MANY =
  'La imagen es demasiado grande: este tipo puede tener máximo 24 megapíxeles. Guárdala más chica.';
const HEIC =
  'Tu teléfono guardó la foto en HEIC. Elige «Más compatible» en Ajustes → Cámara → Formatos, o expórtala como JPEG.';
const BROKEN = 'No pudimos leer la imagen. Prueba con otra.';
const NONE = 'Por favor selecciona una imagen primero';
const FORM = 'No pudimos leer el archivo enviado. Intenta de nuevo.';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>'.padEnd(200, ' ');
const PDF = Buffer.from('%PDF-1.7\n%%EOF');
const cut = async (whole: Promise<Buffer>) => (await whole).subarray(0, 700);
const FILES: [string, () => Promise<Buffer | string>, number, string][] = [
  ['an SVG with a script', async () => SVG, 415, KIND],
  ['a page called .png', async () => HTML, 415, KIND],
  ['a script', async () => '/*GIF*/alert(1)//'.padEnd(300, 'x'), 415, KIND],
  ['a PDF', async () => '%PDF-1.7\n'.padEnd(300, 'x'), 415, KIND],
  [
    'a TIFF',
    async () =>
      sharp(await aPng())
        .tiff()
        .toBuffer(),
    415,
    KIND,
  ],
  [
    'a video',
    async () => Buffer.from('\0\0\0\x20ftypisom\0\0\0\0isommp42'.padEnd(300, 'x'), 'latin1'),
    415,
    KIND,
  ],
  [
    'a photo of an iPhone',
    async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(300, 'x'), 'latin1'),
    415,
    HEIC,
  ],
  ['a few bytes', async () => 'x', 415, KIND],
  ['a script that begins as a GIF', async () => 'GIF89a/*'.padEnd(300, 'x') + '*/=1;alert(1)', 400, BROKEN],
  [
    'a page that begins as a JPEG',
    async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(HTML)]),
    415,
    KIND,
  ],
  ['a JPEG with a page behind it', async () => Buffer.concat([await aJpeg(), Buffer.from(HTML)]), 415, KIND],
  ['a PNG with a drawing behind it', async () => Buffer.concat([await aPng(), Buffer.from(SVG)]), 415, KIND],
  ['a GIF with a document behind it', async () => Buffer.concat([await aGif(), PDF]), 415, KIND],
  ['half a JPEG', () => cut(aJpeg()), 400, BROKEN],
  ['half a PNG', () => cut(aPng()), 400, BROKEN],
  ['half an AVIF', async () => (await anAvif()).subarray(0, 300), 400, BROKEN],
  ['a PNG of 14,000 × 14,000', async () => aPixelBomb(), 413, BIG],
  ['an interlaced PNG of 6,000 × 6,000', async () => aPixelBomb(6_000, { interlaced: true }), 413, MANY],
  ['9 MB', async () => Buffer.concat([await aJpeg(), Buffer.alloc(9 * 1024 * 1024)]), 413, BIG],
  ['11 MB', async () => Buffer.alloc(11 * 1024 * 1024, 1), 413, BIG],
  ['nothing', async () => '', 400, NONE],
];

const post = ({ admin }: Pick<TestContentMedia, 'admin'>, body: unknown, headers?: Record<string, string>) =>
  admin.request<Refusal>('POST', '/api/admin/upload-image', body, headers);

/** Neither a file nor a job that would make files of one. */
async function expectNothingStored({ bucket, db }: TestContentMedia): Promise<void> {
  expect(await bucket.list('')).toEqual([]);
  for (const { name } of await db.listCollections())
    if (name !== 'migrations') expect([name, await db.collection(name).countDocuments()]).toEqual([name, 0]);
}

describe('uploads that are refused (A12)', () => {
  test('when a file is no picture of ours to show then the error is Spanish and nothing is stored', () =>
    withContentMedia(async (service) => {
      for (const [what, make, status, message] of FILES) {
        const answer = await post(service, formWith(await make(), { name: '../../x.png' }));
        expect([what, answer.status, answer.body]).toEqual([what, status, { success: false, message }]);
      }
      await expectNothingStored(service);
    }));

  test('when the form is not what it should be then the error is Spanish and nothing is stored', () =>
    withContentMedia(async (service) => {
      const picture = await aPng();
      const two = formWith(picture);
      two.append('image', new Blob([new Uint8Array(picture)]), 'b.png');
      const crowded = new FormData();
      for (let i = 0; i < 1_000; i += 1) crowded.append(`f${i}`, 'x');
      const boundary = { 'content-type': 'multipart/form-data; boundary=x' };
      const FORMS: [string, unknown, Record<string, string> | undefined, string][] = [
        ['another field', formWith(picture, { field: 'file' }), undefined, NONE],
        ['two files', two, undefined, FORM],
        [
          'a text only',
          (() => {
            const form = new FormData();
            form.append('image', 'x');
            return form;
          })(),
          undefined,
          NONE,
        ],
        ['an empty form', new FormData(), undefined, NONE],
        ['1,000 parts', crowded, undefined, FORM],
        ['a broken form', '--x\r\nContent-Disposition: form-data; name="image"; filename="a', boundary, FORM],
        ['no form', '--y--', boundary, FORM],
        ['no boundary', 'x', { 'content-type': 'multipart/form-data' }, FORM],
        ['JSON', { image: 'x' }, undefined, NONE],
      ];

      for (const [what, body, headers, message] of FORMS) {
        const answer = await post(service, body, headers);
        expect([what, answer.status, answer.body]).toEqual([what, 400, { success: false, message }]);
      }
      await expectNothingStored(service);
    }));

  test('when bombs, large files and large pictures keep coming then memory stays flat and the process lives', async () => {
    const process = await startProcess();
    const picture = await aJpeg({ width: 6_000, height: 4_000 });
    const files = [aPixelBomb(), Buffer.alloc(11 * 1024 * 1024, 1), picture, picture];
    await post(process, formWith(await aPng()));
    const before = process.peakMegabytes();

    for (let i = 0; i < 3; i += 1) await Promise.all(files.map((file) => post(process, formWith(file))));

    const grown = process.peakMegabytes() - before;
    const { status } = await post(process, formWith(await aPng()));
    await process.stop();
    expect([status, grown < 150 ? 'flat' : `${grown} MB more`]).toEqual([201, 'flat']);
  }, 180_000);
});
