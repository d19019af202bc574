import { createHash } from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { json } from 'node:stream/consumers';
import type { RemoteName } from '@shop/contracts/pages';
import type { Log } from '@shop/service-kit/log';
import type { Registry } from './registry.ts';

const TIMEOUT_MS = 3_000;

/** The scripts that a remote's pages begin with, by the pages' files (packages/build/src/first-files.mjs). */
export type FirstFiles = Record<string, string[]>;
/** What pages are made of at present. `id` changes whenever a front end or the registry has changed. */
export type Current = {
  id: string;
  registry: Registry;
  firstFiles: Partial<Record<RemoteName, FirstFiles>>;
};
type Options = {
  /** The shell's own release. */
  own: string;
  /** Web servers of the micro-frontends that are rendered here. */
  remotes: Partial<Record<RemoteName, string>>;
  registry: () => Promise<Registry>;
  load: (name: RemoteName, entry: string) => Promise<void>;
  log: Log;
};
export type Releases = ReturnType<typeof watchReleases>;

/** Loads the releases that render the pages, and newer ones when they appear. */
export function watchReleases({ own, remotes, registry, load, log }: Options) {
  const loaded = new Map<string, string>();
  const firstFiles: Current['firstFiles'] = {};
  let current: Current = { id: idOf([own]), registry: { chosen: {}, canaries: [] }, firstFiles };

  async function update(name: RemoteName, url: string, pinned: string | undefined): Promise<void> {
    const { release, kept } = await read<{ release: string; kept: string[] }>(`${url}/release.json`);
    // The same fallback as the remote's own web server, which logs it.
    const wanted = pinned && kept.includes(pinned) ? pinned : release;
    if (loaded.get(name) === wanted) return;
    await load(name, `${url}/@${wanted}.server/remoteEntry.js`);
    // Without this file browsers load the scripts one after the other, which is only slower.
    firstFiles[name] = await read<FirstFiles>(`${url}/@${wanted}/first-files.json`).catch(() => ({}));
    loaded.set(name, wanted);
    log.info({ frontEnd: name, release: wanted }, 'loaded a release');
  }

  return {
    current: (): Current => current,
    /** An unreachable micro-frontend keeps its previous release. Answers whether each one has a release. */
    async look(): Promise<boolean> {
      const known = await registry();
      for (const [name, url] of Object.entries(remotes) as [RemoteName, string][])
        await update(name, url, known.chosen[name]).catch((error: unknown) =>
          log.warn({ err: error, frontEnd: name }, 'no newer release could be loaded'),
        );
      const id = idOf([own, JSON.stringify(known), ...loaded.values()]);
      current = { id, registry: known, firstFiles };
      return loaded.size === Object.keys(remotes).length;
    },
  };
}

const idOf = (parts: string[]) => createHash('sha256').update(parts.join()).digest('hex').slice(0, 12);

/** Not with `fetch`, which needs twice the CPU: this runs all day. */
async function read<T>(url: string): Promise<T> {
  const { get } = url.startsWith('https:') ? https : http;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options = { agent: false as const, signal: AbortSignal.timeout(TIMEOUT_MS) };
  get(url, options, resolve).on('error', reject);
  const response = await promise;
  if (response.statusCode === 200) return (await json(response)) as T;
  response.destroy();
  throw new Error(`${url} answered ${response.statusCode}`);
}
