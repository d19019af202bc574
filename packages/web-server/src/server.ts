import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isReleaseId, keptReleases, SERVER_FILES, type Release } from './releases.ts';
import { isHashed, serveBuild, type FileServer } from './static.ts';

/** `root` holds the build's `dist` and `dist-ssr`; `store` the kept releases. */
export type WebServerOptions = { root: string; store: string; release: Release };

const NO_CACHE = { 'Cache-Control': 'no-cache' };

/**
 * Serves one front end to the gateway:
 *   /<file>            a file of this build, or a hashed one of any kept release
 *   /@<release>/<file> a file of one kept release
 *   /@<release>.server/<file> what draws pages ahead
 *   /release.json      what this build consists of, and which others are kept
 */
export function createWebServer({ root, store, release }: WebServerOptions): RequestListener {
  const own = serveBuild(join(root, 'dist'));
  const ofRelease = createReleaseServers(store);
  const kept = serveFromKept(store, ofRelease);
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return answer(res, 405, 'method not allowed');
    const path = (req.url ?? '/').split('?')[0]!;
    if (path === '/healthz' || path === '/readyz') return answer(res, 200, 'ok');
    if (path === '/release.json') return void answerRelease(res, release, store);
    const pinned = /^\/@([^/]+)(\/.+)$/.exec(path);
    if (!pinned)
      return own(req, res, () => (isHashed(path) ? kept(req, res) : answer(res, 404, 'not found')));
    const [, id = '', rest = ''] = pinned;
    const files = ofRelease(id);
    if (!files) return answer(res, 404, 'no such release');
    req.url = rest;
    files(req, res, () => answer(res, 404, 'not found'));
  };
}

function answer(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...NO_CACHE });
  res.end(text);
}

async function answerRelease(res: ServerResponse, release: Release, store: string): Promise<void> {
  const { id, files, serverFiles } = release;
  const body = JSON.stringify({ release: id, files, serverFiles, kept: await keptReleases(store) });
  res.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', ...NO_CACHE });
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
      if (id === undefined) return answer(res, 404, 'not found');
      const files = ofRelease(id);
      if (files) files(req, res, () => tryNext(rest));
      else tryNext(rest);
    };
    keptReleases(store).then(tryNext, () => answer(res, 404, 'not found'));
  };
}
