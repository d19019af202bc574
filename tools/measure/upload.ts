import { uploadResponse } from '@shop/contracts/image';
import { signInAdmin, type Signing } from '@shop/service-kit/testing/backing';
import sharp from 'sharp';
import { median, type Figure } from './figures.ts';
import { anotherFile, phonePhoto } from './phone-photo.ts';
import type { Bench } from './run.ts';

const UPLOADS = 7;
/** Twelve megapixels in a process of their own. The goal of 600 ms was set with smaller photos. */
const VARIANTS_MS = 1_500;
/** What the menu's card shows on most screens. */
const CARD = '-640';

/** A phone's photo over HTTP until its variants can be fetched, and what is left of its bytes. */
export async function measureUpload(bench: Bench): Promise<Figure[]> {
  const url = await bench.service('content-media');
  const cookie = await signInAdmin(bench.env as Signing);
  const photo = await phonePhoto();
  const times: number[] = [];
  let name = '';
  for (let round = -1; round < UPLOADS; round += 1) {
    const start = performance.now();
    name = await upload({ url, cookie, photo: anotherFile(photo, round + 1) });
    if (round >= 0) times.push(performance.now() - start);
  }
  const card = await variant(url, name, CARD);
  const size = `${(photo.length / 1e6).toFixed(2)} MB`;
  return [
    {
      what: `a photo of ${size}: upload until its variants stand`,
      measured: median(times),
      limit: VARIANTS_MS,
      unit: 'ms',
    },
    {
      what: "the card's variant, of the original's bytes",
      measured: (card.length / photo.length) * 100,
      limit: 3,
      unit: '%',
    },
    { what: "the card's variant", measured: card.length / 1000, limit: 40, unit: 'kB' },
    { what: 'metadata left in the variants', measured: await metadataOf(url, name), limit: 0, unit: 'bytes' },
  ];
}

type Sent = { url: string; cookie: string; photo: Buffer };

async function upload({ url, cookie, photo }: Sent): Promise<string> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'foto.jpg');
  const answer = await fetch(`${url}/api/admin/upload-image`, {
    method: 'POST',
    body: form,
    headers: { cookie },
  });
  if (answer.status !== 201) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`);
  return new URL(uploadResponse.parse(await answer.json()).imageUrl).pathname;
}

async function variant(url: string, name: string, suffix: string): Promise<Buffer> {
  const answer = await fetch(url + name.replace('.webp', `${suffix}.webp`));
  if (!answer.ok) throw new Error(`the variant ${suffix} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

async function metadataOf(url: string, name: string): Promise<number> {
  let left = 0;
  for (const suffix of ['', '-320', '-640', '-1280']) {
    const { exif, xmp, iptc } = await sharp(await variant(url, name, suffix)).metadata();
    left += (exif?.length ?? 0) + (xmp?.length ?? 0) + (iptc?.length ?? 0);
  }
  return left;
}
