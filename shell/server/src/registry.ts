import { readFile, stat } from 'node:fs/promises';
import { REMOTE_NAMES, type RemoteName } from '@shop/contracts/pages';
import type { Log } from '@shop/service-kit/log';
import { isReleaseId } from '@shop/http/releases';
import * as z from 'zod';

/** The chosen release of each micro-frontend: undefined means the current one. */
export type ChosenReleases = Partial<Record<RemoteName, string>>;
/** A kept release that `share` of 100 browsers get instead of `base`, which is 'current' or an id. */
export type Canary = { remote: RemoteName; release: string; base: string; share: number };
export type Registry = { chosen: ChosenReleases; canaries: Canary[] };

const release = z.string().refine((text) => text === 'current' || isReleaseId(text));
/** Two releases with their shares, the larger one first. */
const shares = z
  .record(release, z.number().min(0).max(100))
  .transform((all) => Object.entries(all).sort(([, a], [, b]) => b - a))
  .refine(([base, canary, ...more]) => base && canary && more.length === 0 && base[1] + canary[1] === 100)
  // 'current' changes with each deployment, but a canary is one fixed release.
  .refine(([, canary]) => canary?.[0] !== 'current');
const schema = z.partialRecord(z.enum(REMOTE_NAMES), z.union([release, shares]));

function toRegistry(versions: z.output<typeof schema>): Registry {
  const registry: Registry = { chosen: {}, canaries: [] };
  for (const [name, version] of Object.entries(versions)) {
    const remote = name as RemoteName;
    const base = typeof version === 'string' ? version : version[0]![0];
    if (base !== 'current') registry.chosen[remote] = base;
    if (typeof version === 'string') continue;
    const [id, share] = version[1]!;
    registry.canaries.push({ remote, release: id, base, share });
  }
  return registry;
}

/** The folder of a micro-frontend's files. */
export const folderOf = (name: RemoteName, chosen: ChosenReleases): string =>
  `/mf/${chosen[name] ? `${name}@${chosen[name]}` : name}/`;

/** Tells a page where its micro-frontends are, and whether a developer may override them. */
export function registryElement(chosen: ChosenReleases, mayOverride = false): string {
  const entryOf = (name: RemoteName) => `${folderOf(name, chosen)}remoteEntry.js`;
  const json = JSON.stringify(Object.fromEntries(REMOTE_NAMES.map((name) => [name, entryOf(name)])));
  const mark = mayOverride ? ' data-overrides' : '';
  return `<script type="application/json" id="remotes"${mark}>${json}</script>`;
}

/**
 * Reads `{"storefront": "current", "admin": "3f2a90b17c55", "checkout": {"current": 90, "a1b2c3d4e5f6": 10}}`,
 * and again after each change. When the file is broken or missing, the last valid one stays in use.
 */
export function createRegistry(file: string | undefined, log: Log): () => Promise<Registry> {
  let known: Registry = { chosen: {}, canaries: [] };
  let stamp = -1;
  return async () => {
    if (!file) return known;
    try {
      const { mtimeMs } = await stat(file);
      if (mtimeMs === stamp) return known;
      stamp = mtimeMs;
      known = toRegistry(schema.parse(JSON.parse(await readFile(file, 'utf8'))));
    } catch (error) {
      log.error({ err: error, file }, 'the registry of remotes cannot be read; the one before counts');
    }
    return known;
  };
}
