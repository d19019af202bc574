import { randomBytes } from 'node:crypto';
import { IMAGE_WIDTHS } from '@shop/contracts/image';
import type { Bucket } from '../media/bucket.ts';
import type { Rendition } from './webp.ts';

const FOLDER = 'subidas/';
/** Milliseconds in base 36, so that names sort by time, and 80 random bits, so that nobody guesses one. */
const WHOLE = /^subidas\/[0-9a-z]{8}-[0-9a-f]{20}\.webp$/;
const newId = () => `${Date.now().toString(36)}-${randomBytes(10).toString('hex')}`;

export type ImageStore = ReturnType<typeof createImageStore>;

/** Uploaded images in the bucket: the whole one and its smaller copies. */
export function createImageStore(bucket: Bucket) {
  return {
    /** Stores all files of an image, or none. @returns the key of the whole one */
    async add(renditions: Rendition[]): Promise<string> {
      const id = newId();
      const keyed = renditions.map(({ suffix, body }) => ({ key: `${FOLDER}${id}${suffix}.webp`, body }));
      // The whole one comes last: it is what the list shows.
      const inOrder = keyed.toSorted((a, b) => b.key.length - a.key.length);
      try {
        for (const { key, body } of inOrder) await bucket.put(key, body, 'image/webp');
      } catch (error) {
        await bucket.remove(keyed.map(({ key }) => key)).catch(() => undefined);
        throw error;
      }
      return `${FOLDER}${id}.webp`;
    },

    /** Keys of the whole images, newest first. */
    async list(): Promise<string[]> {
      const keys = (await bucket.list(FOLDER)).map(({ key }) => key);
      return keys.filter((key) => WHOLE.test(key)).toSorted((a, b) => (a < b ? 1 : -1));
    },

    has: async (key: string): Promise<boolean> => WHOLE.test(key) && (await bucket.stat(key)) !== undefined,

    remove: (key: string) => bucket.remove(filesOf(key)),
  };
}

/** Every file of an image, by the key of the whole one. */
export const filesOf = (key: string): string[] => [
  key,
  ...IMAGE_WIDTHS.map((width) => key.replace(/\.webp$/, `-${width}.webp`)),
];
