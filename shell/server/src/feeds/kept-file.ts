import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { withTimeout } from '@shop/service-kit/with-timeout';

/** After a change a request waits at most this long for the new file, then it gets the previous one. */
const WAIT_MS = 1_000;

type File = {
  path: string;
  /** Yields the text in parts. */
  make: () => AsyncIterable<string>;
  /** Identifies the current text. */
  editionOf: () => Promise<string>;
  /** Called when the new file could not be made, so that readers get the previous one. */
  failed: (error: unknown) => void;
};
/** A file to send, compressed with gzip. */
type Sent = { edition: string; bytes: Readable };

/** A file that may be long, kept on disk and made again when its edition changes: only small parts are in memory. */
export function keepFile({ path, make, editionOf, failed }: File): () => Promise<Sent> {
  let kept: string | undefined;
  let making: { edition: string; done: Promise<void> } | undefined;

  async function write(edition: string): Promise<void> {
    const next = `${path}.next`;
    await pipeline(Readable.from(make()), createGzip(), createWriteStream(next));
    await rename(next, path);
    kept = edition;
  }
  /** One at a time: a later change is written for the next request. */
  function renew(edition: string): Promise<void> {
    making ??= { edition, done: write(edition).finally(() => (making = undefined)) };
    return making.done;
  }
  return async () => {
    // While the edition is unknown, the kept file is the best answer.
    const edition = await editionOf().catch((error: unknown) => {
      if (kept === undefined) throw error;
      return kept;
    });
    if (kept !== edition) {
      const renewed = renew(edition);
      renewed.catch(failed);
      // The first file has no previous version.
      await (kept === undefined
        ? renewed
        : withTimeout(renewed, WAIT_MS, () => undefined).catch(() => undefined));
    }
    return { edition: kept ?? edition, bytes: createReadStream(path) };
  };
}
