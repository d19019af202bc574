import { mkdir, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isHashed } from '@shop/web-server/static';
import type { Log } from '@shop/service-kit/log';
import { createAgent } from '../proxy/agent.ts';
import { fetchFile, fetchRelease, type Release, type WebServer } from './release.ts';

const LOOK_EVERY_MS = 2_000;
const FIRST_LOOK_EVERY_MS = 300;
const AT_A_TIME = 6;
/** What tells everybody that a new build is complete; written last. */
const MARKERS = ['index.html', 'mf-manifest.json'];

export type MirrorOptions = { name: string; url: string; dir: string; log: Log };
export type Mirror = {
  /** Copies until the first build is there, at most `timeoutMs`. Answers whether it is. */
  first: (timeoutMs: number) => Promise<boolean>;
  close: () => void;
};

/**
 * Keeps a copy of a front end's current build in `dir` (`dist`, `dist-ssr`), as its web server has it: new versions
 * show up within two seconds, files of earlier ones stay, and a web server that is down is not missed.
 */
export function createMirror({ name, url, dir, log }: MirrorOptions): Mirror {
  const server: WebServer = { url, agent: createAgent(url) };
  let current: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function look(): Promise<void> {
    const release = await fetchRelease(server);
    if (release.release === current) return;
    await copyRelease(server, release, dir);
    current = release.release;
    log.info({ frontEnd: name, release: current }, 'copied a release');
  }
  const watch = () => {
    if (closed) return;
    timer = setTimeout(
      () =>
        void look()
          .catch(() => undefined)
          .finally(watch),
      LOOK_EVERY_MS,
    ).unref();
  };

  return {
    first: async (timeoutMs) => {
      const end = Date.now() + timeoutMs;
      await mkdir(join(dir, 'dist'), { recursive: true });
      while (!closed && current === undefined && Date.now() < end)
        await look().catch(() => new Promise((resolve) => setTimeout(resolve, FIRST_LOOK_EVERY_MS)));
      watch();
      return current !== undefined;
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
      server.agent.destroy();
    },
  };
}

type Copy = { from: string; to: string };

/** Files that never change first, then those for drawing pages, then the entry files, the markers last. */
async function copyRelease(
  server: WebServer,
  { release, files, serverFiles }: Release,
  dir: string,
): Promise<void> {
  const copyOf = (name: string): Copy => ({ from: `/@${release}/${name}`, to: join(dir, 'dist', name) });
  const hashed = files.filter(isHashed).map(copyOf);
  const markers = files.filter((name) => MARKERS.includes(name));
  const entries = files.filter((name) => !isHashed(name) && !markers.includes(name)).map(copyOf);
  const drawing = serverFiles.map((name) => ({
    from: `/@${release}.server/${name}`,
    to: join(dir, 'dist-ssr', name),
  }));
  const missing = hashed.filter(({ to }) => !existsSync(to));
  for (const group of [missing, drawing, entries, markers.map(copyOf)]) await copyAll(server, group);
}

async function copyAll(server: WebServer, copies: Copy[]): Promise<void> {
  const waiting = [...copies];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await copyOne(server, next);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

/** Whole or not at all: nobody is ever served half a file. */
async function copyOne(server: WebServer, { from, to }: Copy): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const draft = `${to}.part`;
  await writeFile(draft, await fetchFile(server, from));
  await rename(draft, to);
}
