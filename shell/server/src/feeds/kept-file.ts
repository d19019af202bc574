import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { withTimeout } from '@shop/service-kit/with-timeout';

/** After a change nobody waits longer than this for the new file: the one of before is sent once more. */
const WAIT_MS = 1_000;

type File = {
  path: string;
  /** Its text in parts. */
  make: () => AsyncIterable<string>;
  /** What tells one text from the next. */
  editionOf: () => Promise<string>;
  /** The new one could not be made: readers have the one of before, and somebody should know. */
  failed: (error: unknown) => void;
};
/** A file to send, compressed by gzip. */
type Sent = { edition: string; bytes: Readable };

/** A file that may be long, kept on the disk and made anew once its edition is another one: little of it is ever in memory. */
export function keepFile({ path, make, editionOf, failed }: File): () => Promise<Sent> {
  let kept: string | undefined;
  let making: { edition: string; done: Promise<void> } | undefined;

  async function write(edition: string): Promise<void> {
    const next = `${path}.next`;
    await pipeline(Readable.from(make()), createGzip(), createWriteStream(next));
    await rename(next, path);
    kept = edition;
  }
  /** One at a time: what changes meanwhile is for whoever asks next. */
  function renew(edition: string): Promise<void> {
    making ??= { edition, done: write(edition).finally(() => (making = undefined)) };
    return making.done;
  }
  return async () => {
    // While nobody can say, what is kept is as good as it gets.
    const edition = await editionOf().catch((error: unknown) => {
      if (kept === undefined) throw error;
      return kept;
    });
    if (kept !== edition) {
      const renewed = renew(edition);
      renewed.catch(failed);
      // Of the first one there is none of before.
      await (kept === undefined
        ? renewed
        : withTimeout(renewed, WAIT_MS, () => undefined).catch(() => undefined));
    }
    return { edition: kept ?? edition, bytes: createReadStream(path) };
  };
}
