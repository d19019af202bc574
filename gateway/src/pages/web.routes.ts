import { notFound } from '@shop/service-kit/errors';
import { Router, type RequestHandler } from 'express';
import type { Upstream } from '../proxy/upstream.ts';
import { serveBuildFolder } from './build-folder.ts';
import { plainFiles } from './for-robots.ts';
import { servePages } from './pages.ts';
import { isHashed } from '@shop/web-server/static';
import { REMOTES, type RemoteName, type Source, type Sources } from './source.ts';
import { createTemplate } from './template.ts';

type Deps = Omit<Parameters<typeof servePages>[0], 'template'> & {
  sources: Sources;
  publicBaseUrl: string;
  /** Opens a front end's web server or development server. */
  connect: (name: string, url: string) => Upstream;
};

const onlyReads: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  res.set('Allow', 'GET, HEAD').status(405).json({ message: 'Esa dirección solo se puede leer.' });
};

/** What browsers load: the remotes' files below /mf/<name>/, the shell's files and its pages. */
export function webRoutes({ sources, publicBaseUrl, connect, ...pages }: Deps): Router {
  const router = Router();
  router.use(onlyReads, plainFiles(publicBaseUrl));
  for (const name of REMOTES) router.use('/mf', remoteFiles(name, sources[name], connect));
  router.use('/mf', () => {
    throw notFound();
  });
  if (sources.shell.kind === 'server')
    router.use(developmentPages(connect('shell', sources.shell.url), pages));
  else {
    const { dir, mirrorOf } = sources.shell;
    router.get('/index.html', (_req, res) => res.redirect(308, '/'));
    router.use(serveBuildFolder(dir, 'index.html'));
    if (mirrorOf) router.use(missedFiles(connect('shell', mirrorOf)));
    router.use(servePages({ ...pages, template: createTemplate(dir, pages.registry) }));
  }
  return router;
}

/** /<name>/<file>: the current version; /<name>@<release>/<file>: one that the remote's web server keeps. */
function remoteFiles(name: RemoteName, source: Source, connect: Deps['connect']): Router {
  const router = Router();
  if (source.kind === 'server') {
    const upstream = connect(name, source.url);
    return router.use(`/${name}`, (req, res) => {
      // The development server knows its files by their public address.
      req.url = req.originalUrl;
      upstream.forward(req, res);
    });
  }
  router.use(`/${name}`, serveBuildFolder(source.dir, 'mf-manifest.json'));
  if (!source.mirrorOf) return router;
  const upstream = connect(name, source.mirrorOf);
  router.use(`/${name}`, missedFiles(upstream));
  return router.use((req, res, next) => {
    const [, of, rest] = /^\/(\w+)(@[0-9a-f]{12}\/.+)$/.exec(req.url) ?? [];
    if (of !== name || !rest) return next();
    req.url = `/${rest}`;
    upstream.forward(req, res);
  });
}

/** A hashed file that is not copied (yet): of a version that another instance of this gateway knows already. */
const missedFiles =
  (upstream: Upstream): RequestHandler =>
  (req, res, next) =>
    isHashed(req.path) ? upstream.forward(req, res) : next();

/** The development server answers pages itself; the policy of a page still comes from here. */
function developmentPages(upstream: Upstream, { cspOf }: Pick<Deps, 'cspOf'>): RequestHandler {
  return (req, res) => {
    res.set('Content-Security-Policy', cspOf(req.path));
    upstream.forward(req, res);
  };
}
