import { createHash } from 'node:crypto';
import { variantsOf } from '@shop/contracts/image';
import { UPLOADED_IMAGES } from '@shop/contracts/picture-folders';
import type { Bucket } from '../media/bucket.ts';
import type { Rendition } from './rendition.ts';

/** Milliseconds in base 36, so that names sort by time, and 80 bits of the file's digest; older ones are random. */
const WHOLE = /^subidas\/[0-9a-z]{8}-[0-9a-f]{20}\.webp$/;
const digestOf = (upload: Buffer) => createHash('sha256').update(upload).digest('hex').slice(0, 20);

export type ImageStore = ReturnType<typeof createImageStore>;

/** Uploaded images in the bucket: the whole image and its smaller copies. */
export function createImageStore(bucket: Bucket) {
  const list = async (): Promise<string[]> => {
    const keys = (await bucket.list(UPLOADED_IMAGES)).map(({ key }) => key);
    return keys.filter((key) => WHOLE.test(key)).toSorted((a, b) => (a < b ? 1 : -1));
  };
  return {
    /** The key of an image that will be stored. */
    newKey: (upload: Buffer) => `${UPLOADED_IMAGES}${Date.now().toString(36)}-${digestOf(upload)}.webp`,

    /** The key of the image made of the same file. @throws AppError 503 when nothing can be stored at the moment */
    async find(upload: Buffer): Promise<string | undefined> {
      const end = `-${digestOf(upload)}.webp`;
      return (await list()).find((key) => key.endsWith(end));
    },

    /** Stores all files of an image, or none. */
    async add(key: string, renditions: Rendition[]): Promise<void> {
      const files = renditions.map(({ suffix, body }) => ({
        name: key.replace('.webp', `${suffix}.webp`),
        body,
      }));
      const isWhole = ({ name }: { name: string }) => name === key;
      const put = ({ name, body }: (typeof files)[number]) => bucket.put(name, body, 'image/webp');
      try {
        await allOf(files.filter((file) => !isWhole(file)).map(put));
        // The whole image comes last, because the list shows it.
        await allOf(files.filter(isWhole).map(put));
      } catch (error) {
        // Not awaited: when the store hangs, the uploader waits for one time limit, not for two.
        void bucket.remove(files.map(({ name }) => name)).catch(() => undefined);
        throw error;
      }
    },

    /** Keys of the whole images, newest first. */
    list,

    has: async (key: string): Promise<boolean> => WHOLE.test(key) && (await bucket.stat(key)) !== undefined,

    remove: (key: string) => bucket.remove([...filesOf(key), ...variantsOf(key, 'avif')]),
  };
}

/** Waits for all calls, even when one fails: files that are still being stored could not be removed. */
async function allOf(calls: Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(calls)).find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}

/** All file names of an image that an address may contain, by the key of the whole image. */
export const filesOf = (key: string): string[] => [key, ...variantsOf(key)];
