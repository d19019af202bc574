import { randomBytes } from 'node:crypto';
import { UPLOADED_IMAGES, variantsOf } from '@shop/contracts/image';
import type { Bucket } from '../media/bucket.ts';
import type { Rendition } from './rendition.ts';

/** Milliseconds in base 36, so that names sort by time, and 80 random bits, so that nobody guesses one. */
const WHOLE = /^subidas\/[0-9a-z]{8}-[0-9a-f]{20}\.webp$/;
const newId = () => `${Date.now().toString(36)}-${randomBytes(10).toString('hex')}`;

export type ImageStore = ReturnType<typeof createImageStore>;

/** Uploaded images in the bucket: the whole one and its smaller copies. */
export function createImageStore(bucket: Bucket) {
  return {
    /** The key of an image that is to be stored. */
    newKey: () => `${UPLOADED_IMAGES}${newId()}.webp`,

    /** @throws AppError 503 when nothing can be stored now */
    isThere: () => bucket.ping(),

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
        // The whole one comes last: it is what the list shows.
        await allOf(files.filter(isWhole).map(put));
      } catch (error) {
        // Not waited for: a store that hangs is told to who uploads after one time limit, not after two.
        void bucket.remove(files.map(({ name }) => name)).catch(() => undefined);
        throw error;
      }
    },

    /** Keys of the whole images, newest first. */
    async list(): Promise<string[]> {
      const keys = (await bucket.list(UPLOADED_IMAGES)).map(({ key }) => key);
      return keys.filter((key) => WHOLE.test(key)).toSorted((a, b) => (a < b ? 1 : -1));
    },

    has: async (key: string): Promise<boolean> => WHOLE.test(key) && (await bucket.stat(key)) !== undefined,

    remove: (key: string) => bucket.remove([...filesOf(key), ...variantsOf(key, 'avif')]),
  };
}

/** Waits for all, also when one fails: what is still being stored could not be removed. */
async function allOf(calls: Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(calls)).find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}

/** Every file of an image that an address may name, by the key of the whole one. */
export const filesOf = (key: string): string[] => [key, ...variantsOf(key)];
