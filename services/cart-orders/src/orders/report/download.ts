import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Sends what is read to a client. Whoever closes the window meanwhile has changed their mind: that is no fault of ours.
 * @throws the source's error
 */
export async function download(lines: Readable, client: Writable): Promise<void> {
  try {
    await pipeline(lines, client);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
