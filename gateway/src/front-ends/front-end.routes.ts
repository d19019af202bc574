import { REMOTE_NAMES, type RemoteName } from '@shop/contracts/pages';
import { isFile } from '@shop/http/answer';
import { notFound } from '@shop/service-kit/errors';
import { Router, type RequestHandler } from 'express';
import type { Upstream } from '../proxy/upstream.ts';
import { isDoubled, isPage } from './answer-page.ts';

export type FrontEnds = Record<'shell' | RemoteName, Upstream>;
type Deps = {
  frontEnds: FrontEnds;
  /** webpack's development server, which answers pages itself. */
  developmentPages?: RequestHandler;
};

const onlyReads: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  res.set('Allow', 'GET, HEAD').status(405).json({ message: 'Esa dirección solo se puede leer.' });
};

/** Files for browsers: the remotes' below /mf/<name>/ and the shell's. Pages are answered before the app. */
export function frontEndRoutes({ frontEnds, developmentPages }: Deps): Router {
  const router = Router();
  router.use(onlyReads);
  router.use('/mf', remoteFiles(frontEnds));
  router.use((req, res, next) => {
    if (!isFile(req.path)) return next();
    if (isInside(req.path)) throw notFound();
    frontEnds.shell.forward(req, res);
  });
  router.use(redirectToPlain);
  if (developmentPages) router.use(developmentPages);
  return router;
}

const redirectToPlain: RequestHandler = (req, res, next) => {
  if (!isDoubled(req.path) || !isPage(req, req.path.slice(0, -1))) return next();
  res.redirect(308, req.path.slice(0, -1) + req.originalUrl.slice(req.path.length));
};

/** Responses of web servers for the shop's own processes: releases, server builds, the list of pages. */
const isInside = (path: string): boolean => /^\/(@|release\.json$|pages\.json$)/.test(path);

/** /<name>/<file>: the current release; /<name>@<release>/<file>: a release that the remote's web server keeps. */
function remoteFiles(frontEnds: FrontEnds): RequestHandler {
  return (req, res) => {
    const [, name, release, path] = /^\/(\w+)(@[0-9a-f]{12})?(\/.+)$/.exec(req.url) ?? [];
    const remote = REMOTE_NAMES.find((one) => one === name);
    if (!remote || !path || !isFile(req.path) || isInside(path)) throw notFound();
    req.url = release ? `/${release}${path}` : path;
    frontEnds[remote].forward(req, res);
  };
}
