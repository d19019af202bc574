import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { answerError, pathOf } from './answer.ts';
import { answerHealth } from './health.ts';
import { isReleaseId, keptReleases, SERVER_FILES } from './releases.ts';
import { isHashed, serveBuild, type FileServer } from './static.ts';

/** `store` holds the kept releases; `release` is the id of the one that is served. */
export type ReleaseServerOptions = { store: string; release: string };

/**
 * Serves one front end:
 *   /<file>                   a file of this release, or a hashed one of any kept release
 *   /@<release>/<file>        a file of one kept release
 *   /@<release>.server/<file> its server build, for the shell's server
 *   /release.json             the id of this release, and of the others that are kept
 */
export function createReleaseServer({ store, release }: ReleaseServerOptions): RequestListener {
  const ofRelease = createReleaseServers(store);
  const kept = serveFromKept(store, ofRelease);
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return answerError(res, 405, 'Solo se puede leer.');
    if (answerHealth({ req, res }, async () => undefined)) return;
    const path = pathOf(req.url ?? '/');
    if (path === '/release.json') return void answerRelease(res, release, store);
    // Files are small and compressed ahead; ranges of them would only be another way to go wrong.
    delete req.headers.range;
    const pinned = /^\/@([^/]+)(\/.+)$/.exec(path);
    if (pinned) req.url = pinned[2]!;
    const files = ofRelease(pinned?.[1] ?? release);
    const next = () => (!pinned && isHashed(path) ? kept(req, res) : notFound(res));
    if (files) files(req, res, next);
    else next();
  };
}
const notFound = (res: ServerResponse) => answerError(res, 404, 'No encontramos lo que buscas.');

async function answerRelease(res: ServerResponse, release: string, store: string): Promise<void> {
  const body = JSON.stringify({ release, kept: await keptReleases(store) });
  res.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' });
  res.end(body);
}

/** File servers of kept releases, opened on first use: a release never changes. */
function createReleaseServers(store: string) {
  const opened = new Map<string, FileServer>();
  return (name: string): FileServer | undefined => {
    const [id = '', part] = name.split('.');
    const dir = part === undefined ? join(store, id) : join(store, id, SERVER_FILES);
    if (!isReleaseId(id) || (part ?? 'server') !== 'server' || !existsSync(dir)) {
      opened.delete(name);
      return undefined;
    }
    const known = opened.get(name) ?? serveBuild(dir);
    opened.set(name, known);
    return known;
  };
}

/** Looks through the kept releases, the newest first: a page that was opened before a deployment asks for its files. */
function serveFromKept(store: string, ofRelease: (id: string) => FileServer | undefined) {
  return (req: IncomingMessage, res: ServerResponse): void => {
    const tryNext = ([id, ...rest]: string[]): void => {
      if (id === undefined) return notFound(res);
      const files = ofRelease(id);
      if (files) files(req, res, () => tryNext(rest));
      else tryNext(rest);
    };
    keptReleases(store).then(tryNext, () => notFound(res));
  };
}
