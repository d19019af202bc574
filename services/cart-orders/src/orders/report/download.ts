import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What is said when the client left while it was written to, or before. */
const LEFT = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'];

/**
 * Streams to a client. A client that closes the window meanwhile is no error.
 * @throws the source's error
 */
export async function download(lines: Readable, client: Writable): Promise<void> {
  try {
    await pipeline(lines, client);
  } catch (error) {
    if (!LEFT.includes((error as { code?: string }).code ?? '')) throw error;
  }
}
