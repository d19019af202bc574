import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from '@shop/service-kit/log';
import { PUBLIC_PAGES } from '../pages/known-pages.ts';
import type { Prerendered } from '../pages/pages.ts';
import type { Source, Sources } from '../pages/source.ts';
import type { Setup } from './messages.ts';
import { createPageCache } from './page-cache.ts';
import { createPainter, type Painter } from './painter-process.ts';

const LOOK_EVERY_MS = 1_000;

export type Prerender = { page: Prerendered; changed: () => void; close: () => void };
/** `apiBase`: absolute address of the API as this machine reaches it. */
type Options = { sources: Sources; apiBase: () => string; publicBaseUrl: string; log: Log; idleMs?: number };

/** Draws the public pages ahead; undefined where the front ends come without their server builds. */
export function createPrerender({
  sources,
  apiBase,
  publicBaseUrl,
  log,
  idleMs,
}: Options): Prerender | undefined {
  const files = filesOf(sources);
  if (!files) return undefined;
  let painter: Painter | undefined;
  const cache = createPageCache({
    draw: (path) =>
      (painter ??= createPainter({ ...files, apiBase: apiBase(), publicBaseUrl }, idleMs)).draw(path),
    failed: (error) => log.warn({ err: error }, 'a page could not be drawn ahead'),
  });
  const restart = () => {
    cache.clear();
    painter?.close();
    painter = undefined;
  };
  const deployed = watch([...Object.values(files), ...entriesOf(sources)]);
  return {
    page: async (path) => {
      if (!PUBLIC_PAGES.includes(path)) return undefined;
      // Drawn pages name the files of one build: those of another must not meet them.
      if (await deployed()) restart();
      return cache.get(path);
    },
    changed: () => cache.clear(),
    close: () => painter?.close(),
  };
}

const serverFile = (dir: string, name: string): string => join(dirname(dir), 'dist-ssr', name);
const folderOf = (source: Source): string | undefined => (source.kind === 'folder' ? source.dir : undefined);

function filesOf({
  shell,
  storefront,
}: Sources): Pick<Setup, 'template' | 'shell' | 'storefront'> | undefined {
  const [shellDir, storefrontDir] = [folderOf(shell), folderOf(storefront)];
  if (!shellDir || !storefrontDir) return undefined;
  const files = {
    template: join(shellDir, 'index.html'),
    shell: serverFile(shellDir, 'app.cjs'),
    storefront: serverFile(storefrontDir, 'routes.cjs'),
  };
  return Object.values(files).every((file) => existsSync(file)) ? files : undefined;
}

const entriesOf = ({ storefront }: Sources): string[] =>
  storefront.kind === 'folder' ? [join(storefront.dir, 'mf-manifest.json')] : [];

/** Tells whether one of the files was replaced since the last time it was asked. */
function watch(files: string[]): () => Promise<boolean> {
  let before: string | undefined;
  let lookedAt = 0;
  return async () => {
    if (Date.now() - lookedAt < LOOK_EVERY_MS) return false;
    lookedAt = Date.now();
    const times = await Promise.all(
      files.map((file) =>
        stat(file).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      ),
    );
    const stamp = times.join();
    const isNew = before !== undefined && before !== stamp;
    before = stamp;
    return isNew;
  };
}
