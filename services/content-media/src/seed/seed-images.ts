import { readFile, stat } from 'node:fs/promises';
import { seedImages as pictures, type SeedImage } from '@shop/seed/images';
import type { Log } from '@shop/service-kit/log';
import type { Bucket } from '../media/bucket.ts';

const AT_A_TIME = 8;

/** Puts the shop's own pictures into the bucket: those that are missing there, or were drawn anew since. */
export async function seedImages(bucket: Bucket, log: Log): Promise<void> {
  const stored = new Map((await bucket.list('semilla/')).map(({ key, size }) => [key, size]));
  const waiting = pictures();
  let added = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (await putOne(next, { bucket, log, storedSize: stored.get(next.key) })) added += 1;
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  if (added > 0) log.info({ added }, 'pictures were put into the bucket');
}

type Put = { bucket: Bucket; log: Log; storedSize: number | undefined };

async function putOne(picture: SeedImage, { bucket, log, storedSize }: Put): Promise<boolean> {
  const size = await stat(picture.file).then(
    (file) => file.size,
    () => undefined,
  );
  if (size === undefined) {
    log.warn({ key: picture.key }, 'a picture of the seed is not on this disk');
    return false;
  }
  if (size === storedSize) return false;
  await bucket.put(picture.key, await readFile(picture.file), picture.contentType);
  return true;
}
