import { signIn } from '@shop/service-kit/testing/backing';
import type { TestClient } from '@shop/service-kit/testing/client';
import sharp from 'sharp';
import {
  aGif,
  aJpeg,
  aPhonePhoto,
  aPixelBomb,
  aPng,
  formWith,
} from '../../../services/content-media/src/testing/pictures.ts';
import { exactly } from '../../faults/scenario.ts';
import { abuse, atMost, namesOf, none } from '../abuse.ts';

const MOST_MB = 150;
const HTML = '<!doctype html><script>alert(1)</script>'.padEnd(200, ' ');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** What costs seconds of the processor is in the long form alone; npm test has it in upload tests too. */
const COSTLY = ['a PNG of 14,000 × 14,000', '11 MB', 'a TIFF', 'half a JPEG'];
const FILES: Record<string, () => Promise<Buffer | string> | Buffer | string> = {
  'an SVG with a script': () => SVG,
  'a page called .png': () => HTML,
  'a script that begins as a GIF': () => 'GIF89a/*'.padEnd(300, 'x') + '*/=1;alert(1)',
  'a JPEG with a page behind it': async () => Buffer.concat([await aJpeg(), Buffer.from(HTML)]),
  'half a JPEG': async () => (await aJpeg()).subarray(0, 700),
  'a PNG of 14,000 × 14,000': () => aPixelBomb(),
  '11 MB': () => Buffer.alloc(11 * 1_024 * 1_024, 1),
  'a TIFF': async () =>
    sharp(await aPng())
      .tiff()
      .toBuffer(),
  nothing: () => '',
};

const PATH = '/api/admin/upload-image';
type Uploaded = { imageUrl?: string };

async function sendOdd(admin: TestClient, isShort: boolean) {
  const answers: { name: string; ok: boolean }[] = [];
  const judge = (name: string, status: number) =>
    answers.push({ name: `${name}: ${status}`, ok: [400, 413, 415].includes(status) });
  for (const [name, make] of Object.entries(FILES).filter(([one]) => !isShort || !COSTLY.includes(one)))
    judge(name, (await admin.post(PATH, formWith(await make(), { name: '../../x.png' }))).status);
  const parts = new FormData();
  for (let at = 0; at < 1_000; at += 1) parts.append(`image${at}`, 'x');
  judge('1,000 parts', (await admin.post(PATH, parts)).status);
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  judge('a form that breaks off', (await admin.request('POST', PATH, '--x\r\nContent-Dis', headers)).status);
  return answers;
}

const listed = async (admin: TestClient): Promise<string[]> =>
  (await admin.get<{ images: string[] }>('/api/admin/list-images')).body.images;

export const uploads = abuse(
  'A12',
  'files are sent that are no pictures, or bombs',
  async ({ shop, isShort }) => {
    const admin = await signIn(shop.visitor(), shop.env());
    // What the first picture loads is no part of what the others take.
    if (!isShort) await admin.post(PATH, formWith(await aPng()));
    const [before, memory] = [await listed(admin), shop.memory('content-media')];
    const answers = await sendOdd(admin, isShort);
    const grown = shop.memory('content-media') - memory;
    const stored = (await listed(admin)).filter((image) => !before.includes(image));
    const good = await admin.post<Uploaded>(PATH, formWith(await aGif(), { name: '../../x.html' }));
    const url = new URL(good.body.imageUrl ?? shop.url);
    const file = await fetch(shop.url + url.pathname);
    return [
      none(`of ${answers.length} files, taken or not refused as they should`, namesOf(answers)),
      none('files that were stored', stored),
      atMost('MB of memory that it took', grown, MOST_MB),
      exactly(
        'names that the caller chose',
        Number(!/^\/media\/subidas\/[\w-]{16,}\.webp$/.test(url.pathname)),
        0,
      ),
      exactly('drawn anew as WebP', Number(file.headers.get('content-type') === 'image/webp'), 1),
      exactly('nosniff', Number(file.headers.get('x-content-type-options') === 'nosniff'), 1),
    ];
  },
);

export const placesInPhotos = abuse('A13', 'a photo tells where it was taken', async ({ shop }) => {
  const admin = await signIn(shop.visitor(), shop.env());
  const answer = await admin.post<Uploaded>(PATH, formWith(await aPhonePhoto()));
  const path = new URL(answer.body.imageUrl ?? shop.url).pathname;
  const told: string[] = [];
  const turned: string[] = [];
  for (const size of ['', '-320', '-640']) {
    const name = path.replace('.webp', `${size}.webp`);
    const file = await fetch(shop.url + name);
    const { exif, xmp, width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    if (exif || xmp) told.push(name);
    if (width >= height) turned.push(name);
  }
  return [none('stored pictures with EXIF', told), none('pictures that lie on their side', turned)];
});
