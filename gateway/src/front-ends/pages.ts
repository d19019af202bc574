import { isAddressOf, isPattern, NEW_VISITOR } from '@shop/contracts/pages';
import { pathOf } from '@shop/http/answer';
import type { Log } from '@shop/service-kit/log';
import { withTimeout } from '@shop/service-kit/with-timeout';
import * as z from 'zod';
import type { Ages } from '../cache/ages.ts';
import { canary, nameOf, type Canary } from '../canary/canary.ts';
import { Superseded, toCached, type Cached, type MicroCache, type CachedRead } from '../cache/micro-cache.ts';
import { addressOf, createLatest } from '../cache/kept-reads.ts';
import type { Upstream } from '../proxy/upstream.ts';

/** A published change renders a page again; any other change shows after a minute, to the next visitor but one. */
const AGES: Ages = { freshMs: 60_000, staleMs: 12 * 3_600_000 };
/** After a change nobody waits longer than this for the new page: the old one is shown once more. */
const WAIT_MS = 1_000;
const HTML = 'text/html';

/** Anybody can invent parameters: only this number of pages with parameters stays, the most recently requested. */
const MAX_WITH_PARAMETERS = 100;
/** A shop may have many products, and a robot opens the page of each: only this number of pages stays. */
const MAX_OF_PATTERNS = 500;

const names = z.array(z.string());
/** The shell's list of pages: release, cache tags and parameters of each, the frames, and the canaries. */
const schema = z.object({
  release: z.string().min(1),
  pages: z.record(z.string(), names),
  query: z.record(z.string(), names).default({}),
  frames: names.default([]),
  canaries: z.array(canary).default([]),
});

const NOTHING: z.output<typeof schema> = { release: '', pages: {}, query: {}, frames: [], canaries: [] };

/** Pages with a canary are cached apart from the others, and only until the next deployment. */
const keyOf = (address: string, release: string, chosen: readonly Canary[]): string =>
  chosen.length > 0 ? `${address} ${[release, ...chosen.map(nameOf)].join(' ')}` : address;

export type Pages = ReturnType<typeof createPages>;
type Options = {
  cache: MicroCache;
  fetchShell: Upstream['fetch'];
  log: Log;
  /** Gets the canaries that the shell lists, whenever its release changes. */
  heard: (canaries: readonly Canary[]) => void;
};
/** `isNew`: a visitor without a session. `chosen`: the canaries of this browser. */
type Visitor = { isNew: boolean; chosen: readonly Canary[] };

/** The shop's pages, cached until their data or the release of a front end changes. */
export function createPages({ cache, fetchShell, log, heard }: Options) {
  let known = NOTHING;
  let looking: Promise<void> | undefined;
  let renewing: Promise<void> | undefined;
  const wanted = new Set<string>();

  /** The entry for the address `path`: '/menu/:slug' stands for a page of each product. */
  const entryOf = (path: string): string | undefined =>
    Object.keys(known.pages).find((entry) => isAddressOf(entry, path));

  /** A personal page: one frame for everybody, and one page for all visitors without a session. */
  const isFrame = (path: string): boolean => known.frames.includes(path);

  const readOf = (path: string, address = path, chosen: readonly Canary[] = []): CachedRead => ({
    key: keyOf(address, known.release, chosen),
    tags: known.pages[entryOf(path) ?? ''] ?? [],
    contentType: HTML,
    ages: AGES,
    load: (options) =>
      fetchShell(address, {
        ...options,
        ...(chosen.length > 0 && { headers: { 'x-canary': chosen.map(nameOf).join() } }),
      }),
  });

  const keepLatest = createLatest(MAX_WITH_PARAMETERS, cache.forget);
  const keepLatestProducts = createLatest(MAX_OF_PATTERNS, cache.forget);

  /** One after the other, because the shell also serves visitors. */
  async function renewWanted(): Promise<void> {
    for (const path of wanted) {
      wanted.delete(path);
      const failed = (error: unknown) => {
        // The change that came in between requests the page again.
        if (error instanceof Superseded) return;
        log.warn({ err: error, page: path }, 'a page could not be fetched ahead');
      };
      for (const address of isFrame(path) ? [path, path + NEW_VISITOR] : [path])
        await cache.renew(readOf(path, address)).catch(failed);
    }
  }

  function renew(paths: string[]): Promise<void> {
    for (const path of paths) if (!isPattern(path)) wanted.add(path);
    renewing ??= renewWanted().finally(() => (renewing = undefined));
    return renewing;
  }

  async function lookOnce(): Promise<void> {
    const { status, body } = await fetchShell('/pages.json', { waits: false });
    if (status !== 200) throw new Error(`/pages.json answered ${status}`);
    const current = schema.parse(JSON.parse(body.toString()));
    if (current.release === known.release) return;
    known = current;
    heard(known.canaries);
    void renew(Object.keys(current.pages));
  }
  const look = () => (looking ??= lookOnce().finally(() => (looking = undefined)));

  return {
    /** Asks the shell for its pages; those of a new release are prefetched. @throws Error when it is unavailable */
    look,
    /**
     * @param url path and query
     * @throws Error when no page can be shown and the shell does not answer
     */
    async read(url: string, { isNew, chosen }: Visitor): Promise<Cached> {
      const path = pathOf(url);
      if (!known.release) await look().catch(() => undefined);
      const entry = entryOf(path);
      if (entry === undefined) return toCached(await fetchShell(path), HTML);
      const address = isFrame(path) ? path + (isNew ? NEW_VISITOR : '') : addressOf(url, known.query[path]);
      const read = readOf(path, address, chosen);
      if (read.key !== path) keepLatest(read.key);
      else if (isPattern(entry)) keepLatestProducts(path);
      const answer = cache.read(read);
      // Without the right parameters the page still works: the browser renders the rest.
      const spare = () => cache.spare(read.key) ?? cache.spare(address) ?? cache.spare(path) ?? answer;
      return withTimeout(answer, WAIT_MS, spare).catch(spare);
    },
    /** Data with this tag has changed, or any data: the pages that show it are rendered again at once. */
    changed(tag?: string): void {
      const concerned = ([, tags]: [string, string[]]) =>
        tag === undefined ? tags.length > 0 : tags.includes(tag);
      const paths = Object.entries(known.pages).filter(concerned);
      void renew(paths.map(([path]) => path));
    },
  };
}
