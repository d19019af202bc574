import { readFile, stat } from 'node:fs/promises';
import type { Log } from '@shop/service-kit/log';
import * as z from 'zod';
import { REMOTES, type RemoteName } from './source.ts';

const LOOK_EVERY_MS = 1_000;
/** 'current', or the id of a release that the remote's web server keeps. */
const version = z.union([z.literal('current'), z.string().regex(/^[0-9a-f]{12}$/)]);
const schema = z.partialRecord(z.enum(REMOTES), version);
const PLACE = /(<script type="application\/json" id="remotes">)[\s\S]*?(<\/script>)/;

/** Which version of each remote pages load. */
export type Remotes = {
  /** Changes when the choice does. */
  stamp: string;
  /** Writes the choice into a page. */
  into: (html: string) => string;
  isCurrent: (name: RemoteName) => boolean;
};
export type Registry = () => Promise<Remotes>;

const AS_BUILT: Remotes = { stamp: '', into: (html) => html, isCurrent: () => true };

function remotesOf(chosen: z.output<typeof schema>): Remotes {
  const entryOf = (name: RemoteName) => {
    const id = chosen[name] ?? 'current';
    return `/mf/${id === 'current' ? name : `${name}@${id}`}/remoteEntry.js`;
  };
  const json = JSON.stringify(Object.fromEntries(REMOTES.map((name) => [name, entryOf(name)])));
  return {
    stamp: json,
    into: (html) => html.replace(PLACE, (_all, open: string, close: string) => open + json + close),
    isCurrent: (name) => (chosen[name] ?? 'current') === 'current',
  };
}

/**
 * Reads the registry of remotes, and again when it was changed: `{"storefront": "current", "admin": "3f2a90b17c55"}`.
 * A file that is broken or gone changes nothing: the last good one counts.
 */
export function createRegistry(file: string | undefined, log: Log): Registry {
  if (!file) return async () => AS_BUILT;
  let known = AS_BUILT;
  let stamp = -1;
  let lookedAt = 0;
  return async () => {
    if (Date.now() - lookedAt < LOOK_EVERY_MS) return known;
    lookedAt = Date.now();
    try {
      const { mtimeMs } = await stat(file);
      if (mtimeMs === stamp) return known;
      stamp = mtimeMs;
      known = remotesOf(schema.parse(JSON.parse(await readFile(file, 'utf8'))));
    } catch (error) {
      log.error({ err: error, file }, 'the registry of remotes cannot be read; the one before counts');
    }
    return known;
  };
}
