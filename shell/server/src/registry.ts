import { readFile, stat } from 'node:fs/promises';
import { REMOTE_NAMES, type RemoteName } from '@shop/contracts/pages';
import type { Log } from '@shop/service-kit/log';
import { isReleaseId } from '@shop/http/releases';
import * as z from 'zod';

/** The chosen release of each micro-frontend: undefined means the current one. */
export type Registry = Partial<Record<RemoteName, string>>;

const version = z.union([z.literal('current').transform(() => undefined), z.string().refine(isReleaseId)]);
const schema = z.partialRecord(z.enum(REMOTE_NAMES), version);
const PLACE = /(<script type="application\/json" id="remotes">)[\s\S]*?(<\/script>)/;

/** Writes into a page where its micro-frontends are. */
export function withRegistry(html: string, chosen: Registry): string {
  const entryOf = (name: RemoteName) =>
    `/mf/${chosen[name] ? `${name}@${chosen[name]}` : name}/remoteEntry.js`;
  const json = JSON.stringify(Object.fromEntries(REMOTE_NAMES.map((name) => [name, entryOf(name)])));
  return html.replace(PLACE, (_all, open: string, close: string) => open + json + close);
}

/**
 * Reads `{"storefront": "current", "admin": "3f2a90b17c55"}`, and again when the file was changed. A file that is broken
 * or gone changes nothing: the last good one counts.
 */
export function createRegistry(file: string | undefined, log: Log): () => Promise<Registry> {
  let known: Registry = {};
  let stamp = -1;
  return async () => {
    if (!file) return known;
    try {
      const { mtimeMs } = await stat(file);
      if (mtimeMs === stamp) return known;
      stamp = mtimeMs;
      known = schema.parse(JSON.parse(await readFile(file, 'utf8'))) as Registry;
    } catch (error) {
      log.error({ err: error, file }, 'the registry of remotes cannot be read; the one before counts');
    }
    return known;
  };
}
