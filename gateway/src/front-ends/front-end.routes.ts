import { REMOTE_NAMES, type RemoteName } from '@shop/contracts/pages';
import { notFound } from '@shop/service-kit/errors';
import { Router, type RequestHandler } from 'express';
import type { Upstream } from '../proxy/upstream.ts';

export type FrontEnds = Record<'shell' | RemoteName, Upstream>;
type Deps = {
  frontEnds: FrontEnds;
  /** Answers what is no file. */
  pages: RequestHandler;
};

const onlyReads: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  res.set('Allow', 'GET, HEAD').status(405).json({ message: 'Esa dirección solo se puede leer.' });
};

/** What browsers load: the remotes' files below /mf/<name>/, the shell's files and its pages. */
export function frontEndRoutes({ frontEnds, pages }: Deps): Router {
  const router = Router();
  router.use(onlyReads);
  router.use('/mf', remoteFiles(frontEnds));
  router.get('/index.html', (_req, res) => res.redirect(308, '/'));
  router.use((req, res, next) => {
    if (!isFile(req.path)) return next();
    if (isInside(req.path)) throw notFound();
    frontEnds.shell.forward(req, res);
  });
  router.use(pages);
  return router;
}

const isFile = (path: string): boolean => /\.[^/]*$/.test(path);

/** What web servers answer to the shop's own processes: releases, server builds, which pages there are. */
const isInside = (path: string): boolean => /^\/(@|release\.json$|pages\.json$)/.test(path);

/** /<name>/<file>: the current release; /<name>@<release>/<file>: one that the remote's web server keeps. */
function remoteFiles(frontEnds: FrontEnds): RequestHandler {
  return (req, res) => {
    const [, name, release, path] = /^\/(\w+)(@[0-9a-f]{12})?(\/.+)$/.exec(req.url) ?? [];
    const remote = REMOTE_NAMES.find((one) => one === name);
    if (!remote || !path || !isFile(req.path) || isInside(path)) throw notFound();
    req.url = release ? `/${release}${path}` : path;
    frontEnds[remote].forward(req, res);
  };
}
