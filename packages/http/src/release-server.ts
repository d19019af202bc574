import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { answerError, pathOf } from './answer.ts';
import { answerHealth } from './health.ts';
import { isReleaseId, keptReleases, SERVER_FILES } from './releases.ts';
import { isHashed, serveBuild, type FileServer } from './static.ts';

/** `store` holds the kept releases; `release` is the id of the current one; `say` writes a line of the log. */
type ReleaseServerOptions = { store: string; release: string; say: (text: string) => void };

/** Anybody may ask for any release: the log names only this number of missing ones. */
const MOST_NAMED = 20;

/**
 * Serves one front end:
 *   /<file>                   a file of this release, or a hashed one of any kept release
 *   /@<release>/<file>        a file of one kept release; when that is not kept, as /<file>
 *   /@<release>.server/<file> its server build, for the shell's server
 *   /release.json             the id of this release, and of the others that are kept
 */
export function createReleaseServer({ store, release, say }: ReleaseServerOptions): RequestListener {
  const ofRelease = createReleaseServers(store);
  const kept = serveFromKept(store, ofRelease);
  const nameMissing = createMissingLog(say);
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return answerError(res, 405, 'Solo se puede leer.');
    if (answerHealth({ req, res }, async () => undefined)) return;
    const path = pathOf(req.url ?? '/');
    if (path === '/release.json') return void answerRelease(res, release, store);
    // Files are small and precompressed; ranges would only add possible errors.
    delete req.headers.range;
    const named = /^\/@([^/]+)(\/.+)$/.exec(path);
    if (named) req.url = named[2]!;
    const pinned = named && ofRelease(named[1]!);
    if (pinned) return pinned(req, res, () => notFound(res));
    if (named && !isReleaseId(named[1]!)) return notFound(res);
    if (named) nameMissing(named[1]!);
    const next = () => (isHashed(path) ? kept(req, res) : notFound(res));
    const current = ofRelease(release);
    if (current) current(req, res, next);
    else next();
  };
}
const notFound = (res: ServerResponse) => answerError(res, 404, 'No encontramos lo que buscas.');

/** The registry may name a removed release: pages still work, and this line tells the operator why they changed. */
function createMissingLog(say: (text: string) => void) {
  const named = new Set<string>();
  return (id: string): void => {
    if (named.has(id) || named.size >= MOST_NAMED) return;
    named.add(id);
    say(`release ${id} is not kept; the current one is served in its place`);
  };
}

async function answerRelease(res: ServerResponse, release: string, store: string): Promise<void> {
  const body = JSON.stringify({ release, kept: await keptReleases(store) });
  res.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' });
  res.end(body);
}

/** File servers of kept releases, opened on first use and reused, because a release never changes. */
function createReleaseServers(store: string) {
  const opened = new Map<string, FileServer>();
  return (name: string): FileServer | undefined => {
    const [id = '', part] = name.split('.');
    const dir = part === undefined ? join(store, id) : join(store, id, SERVER_FILES);
    if (!isReleaseId(id) || (part ?? 'server') !== 'server' || !existsSync(dir)) {
      opened.delete(name);
      return undefined;
    }
    const known = opened.get(name) ?? serveBuild(dir, id);
    opened.set(name, known);
    return known;
  };
}

/** Searches the kept releases, the newest first: a page that was opened before a deployment asks for its old files. */
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
