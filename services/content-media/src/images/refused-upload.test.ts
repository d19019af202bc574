import { describe, expect, test } from '@jest/globals';
import { aJpeg, aPixelBomb, aPng, formWith } from '../testing/pictures.ts';
import { startProcess } from '../testing/process.ts';
import { withContentMedia, type TestContentMedia } from '../testing/with-content-media.ts';

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
/** One file per error response; the tests of each check have more refused files. */
const FILES: [string, () => Promise<Buffer | string>, number, string][] = [
  ['an SVG with a script', async () => SVG, 415, KIND],
  [
    'a photo of an iPhone',
    async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(300, 'x'), 'latin1'),
    415,
    HEIC,
  ],
  ['half a JPEG', async () => (await aJpeg()).subarray(0, 700), 400, BROKEN],
  ['an interlaced PNG of 6,000 × 6,000', async () => aPixelBomb(6_000, { interlaced: true }), 413, MANY],
  ['11 MB', async () => Buffer.alloc(11 * 1024 * 1024, 1), 413, BIG],
];

const post = ({ admin }: Pick<TestContentMedia, 'admin'>, body: unknown, headers?: Record<string, string>) =>
  admin.request<Refusal>('POST', '/api/admin/upload-image', body, headers);

/** Expects no stored file, and no job that would make files. */
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
      const crowded = new FormData();
      for (let i = 0; i < 1_000; i += 1) crowded.append(`f${i}`, 'x');
      const boundary = { 'content-type': 'multipart/form-data; boundary=x' };
      const FORMS: [string, unknown, Record<string, string> | undefined, string][] = [
        ['an empty form', new FormData(), undefined, NONE],
        ['1,000 parts', crowded, undefined, FORM],
        ['a broken form', '--x\r\nContent-Disposition: form-data; name="image"; filename="a', boundary, FORM],
        ['no form', '--y--', boundary, FORM],
        ['no boundary', 'x', { 'content-type': 'multipart/form-data' }, FORM],
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
