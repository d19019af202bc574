import { buffer } from 'node:stream/consumers';
import type { Bucket } from '../media/bucket.ts';
import { renderInChildProcess } from '../images/render-in-child-process.ts';

const TIMEOUT_MS = 90_000;

/**
 * Makes and stores the AVIF files of an uploaded image from its whole WebP; a repetition changes nothing.
 * @throws when the image cannot be read, or the signal ends the work
 */
export async function makeAvif(bucket: Bucket, key: string, signal: AbortSignal): Promise<void> {
  const whole = await bucket.open(key);
  if (!whole) return;
  const task = { bytes: await buffer(whole.body), type: 'webp' as const, into: 'avif' as const };
  const rendered = await renderInChildProcess(task, { timeoutMs: TIMEOUT_MS, isBackground: true, signal });
  signal.throwIfAborted();
  if (typeof rendered === 'string') throw new Error(`the image is ${rendered}`);
  const files = rendered.map(({ suffix, body }) => ({
    name: key.replace(/\.webp$/, `${suffix}.avif`),
    body,
  }));
  for (const { name, body } of files) await bucket.put(name, body, 'image/avif');
  // The image was deleted meanwhile, so its files must not stay.
  if (!(await bucket.stat(key))) await bucket.remove(files.map(({ name }) => name));
}
