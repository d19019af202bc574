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
type Options = {
  sources: Sources;
  apiBase: () => string;
  publicBaseUrl: string;
  /** How long a visitor waits for a drawing before the browser draws the page itself. */
  waitMs: number;
  log: Log;
};

/** Draws the public pages ahead from the front ends' server builds; undefined where those are developed just now. */
export function createPrerender({
  sources,
  apiBase,
  publicBaseUrl,
  waitMs,
  log,
}: Options): Prerender | undefined {
  const files = filesOf(sources);
  if (!files) return undefined;
  let painter: Painter | undefined;
  const cache = createPageCache({
    draw: (path) => (painter ??= createPainter({ ...files, apiBase: apiBase(), publicBaseUrl })).draw(path),
    waitMs,
    failed: (error) => log.warn({ err: error }, 'a page could not be drawn ahead'),
  });
  const restart = () => {
    cache.clear();
    painter?.close();
    painter = undefined;
  };
  const builds = watch([...Object.values(files), ...entriesOf(sources)]);
  return {
    page: async (path) => {
      if (!PUBLIC_PAGES.includes(path)) return undefined;
      const { isNew, isComplete } = await builds();
      // Drawn pages name the files of one build: those of another must not meet them.
      if (isNew) restart();
      // A front end may come later than the gateway.
      return isComplete ? cache.get(path) : undefined;
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
  return {
    template: join(shellDir, 'index.html'),
    shell: serverFile(shellDir, 'app.cjs'),
    storefront: serverFile(storefrontDir, 'routes.cjs'),
  };
}

const entriesOf = ({ storefront }: Sources): string[] =>
  storefront.kind === 'folder' ? [join(storefront.dir, 'mf-manifest.json')] : [];

type Builds = { isNew: boolean; isComplete: boolean };

/** Tells whether all files are there, and whether one was replaced since the last time it was asked. */
function watch(files: string[]): () => Promise<Builds> {
  let stamp: string | undefined;
  let isComplete = false;
  let lookedAt = 0;
  return async () => {
    if (Date.now() - lookedAt < LOOK_EVERY_MS) return { isNew: false, isComplete };
    lookedAt = Date.now();
    const timeOf = (file: string) =>
      stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => undefined,
      );
    const times = await Promise.all(files.map(timeOf));
    const isNew = stamp !== undefined && stamp !== times.join();
    stamp = times.join();
    isComplete = !times.includes(undefined);
    return { isNew, isComplete };
  };
}
