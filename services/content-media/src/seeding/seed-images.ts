import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SHOP_IMAGES } from '@shop/contracts/picture-folders';
import { IMAGE_WIDTHS } from '@shop/contracts/image-widths';
import type { Log } from '@shop/service-kit/log';
import { createSemaphore } from '@shop/service-kit/semaphore';
import type { Bucket } from '../media/bucket.ts';

const AT_A_TIME = 8;
const WIDEST = `-${Math.max(...IMAGE_WIDTHS)}.webp`;

/** A file to put into the bucket. */
type Picture = { key: string; file: string };

/** Puts the shop's own pictures into the bucket: missing ones, and those that were drawn again since. */
export async function seedImages(folder: string, bucket: Bucket, log: Log): Promise<void> {
  const stored = new Map((await bucket.list(SHOP_IMAGES)).map(({ key, size }) => [key, size]));
  const withPermit = createSemaphore({ permits: AT_A_TIME });
  const put = async ({ key, file }: Picture): Promise<boolean> => {
    if ((await stat(file)).size === stored.get(key)) return false;
    await bucket.put(key, await readFile(file), key.endsWith('.avif') ? 'image/avif' : 'image/webp');
    return true;
  };
  const pictures = await picturesIn(join(folder, 'images'));
  const done = await Promise.all(pictures.map((picture) => withPermit(() => put(picture))));
  const added = done.filter(Boolean).length;
  if (added > 0) log.info({ added }, 'pictures were put into the bucket');
}

/** Small WebP pictures use one file for all wider variants, because the bytes would be the same. */
export async function picturesIn(folder: string): Promise<Picture[]> {
  const names = (await readdir(folder)).filter((name) => /\.(webp|avif)$/.test(name));
  return names.flatMap((name) => {
    const whole = name.replace(WIDEST, '.webp');
    const keys = names.includes(whole) ? [name] : [name, whole];
    return keys.map((key) => ({ key: SHOP_IMAGES + key, file: join(folder, name) }));
  });
}
