import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Streams to a client. A client that closes the window meanwhile is no error.
 * @throws the source's error
 */
export async function download(lines: Readable, client: Writable): Promise<void> {
  try {
    await pipeline(lines, client);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
