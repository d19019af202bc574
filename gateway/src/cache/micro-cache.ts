import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** An answer ready to send in every encoding. */
export type Entry = {
  etag: string;
  type: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
  at: number;
};
export type Fetched = { status: number; type: string; body: Buffer };
type Options = {
  fetch: (path: string) => Promise<Fetched>;
  now?: () => number;
  /** Milliseconds an entry is answered without asking. */
  fresh?: number;
  /** Milliseconds an older entry is answered while a new one is fetched. */
  stale?: number;
  /** Milliseconds an entry is answered when the service is down. */
  rescue?: number;
};

export type MicroCache = {
  /** The entry, or the service's own non-200 answer. @throws when the service is down and nothing is kept */
  get: (path: string) => Promise<Entry | Fetched>;
  /** Forgets every path that begins with one of these. */
  purge: (prefixes: string[]) => void;
};

export const isEntry = (answer: Entry | Fetched): answer is Entry => 'etag' in answer;

/** Keeps public answers for a moment: one request per path at a time, old answers while the service is away. */
export function createMicroCache({ fetch, now = Date.now, ...ages }: Options): MicroCache {
  const { fresh = 1_000, stale = 60_000, rescue = 600_000 } = ages;
  const entries = new Map<string, Entry>();
  const asking = new Map<string, Promise<Entry | Fetched>>();
  let generation = 0;

  const ask = (path: string): Promise<Entry | Fetched> => {
    const running = asking.get(path);
    if (running) return running;
    const since = generation;
    const promise = fetch(path)
      .then(async (answer) => {
        if (answer.status !== 200) return answer;
        const entry = await prepare(answer, now());
        // An answer that was on its way while something changed may be the old one: it is given, not kept.
        if (since === generation) entries.set(path, entry);
        return entry;
      })
      .finally(() => asking.delete(path));
    asking.set(path, promise);
    return promise;
  };

  const get = async (path: string) => {
    const kept = entries.get(path);
    const age = kept ? now() - kept.at : Infinity;
    if (kept && age < fresh) return kept;
    if (kept && age < stale) {
      ask(path).catch(() => undefined);
      return kept;
    }
    try {
      const answer = await ask(path);
      return kept && age < rescue && !isEntry(answer) && answer.status >= 500 ? kept : answer;
    } catch (error) {
      if (kept && age < rescue) return kept;
      throw error;
    }
  };

  return {
    get,
    purge: (prefixes) => {
      generation += 1;
      for (const path of entries.keys())
        if (prefixes.some((prefix) => path.startsWith(prefix))) entries.delete(path);
      for (const path of asking.keys())
        if (prefixes.some((prefix) => path.startsWith(prefix))) asking.delete(path);
    },
  };
}

async function prepare({ body, type }: Fetched, at: number): Promise<Entry> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const [br, compressed] = await Promise.all([brotli(body, quality), gz(body)]);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  return { etag, type, plain: body, br, gzip: compressed, at };
}
