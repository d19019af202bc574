import { notFound } from '@shop/service-kit/errors';
import { Router, type RequestHandler } from 'express';
import type { Upstream } from '../proxy/upstream.ts';
import { serveBuildFolder } from './build-folder.ts';
import { plainFiles } from './for-robots.ts';
import { servePages } from './pages.ts';
import { REMOTES, type Source, type Sources } from './source.ts';
import { createTemplate } from './template.ts';

type Deps = Omit<Parameters<typeof servePages>[0], 'template'> & {
  sources: Sources;
  publicBaseUrl: string;
  /** Opens a development server. */
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
  for (const name of REMOTES)
    router.use(
      `/mf/${name}`,
      remoteFiles(sources[name], (url) => connect(name, url)),
    );
  router.use('/mf', () => {
    throw notFound();
  });
  if (sources.shell.kind === 'server')
    router.use(developmentPages(connect('shell', sources.shell.url), pages));
  else {
    router.get('/index.html', (_req, res) => res.redirect(308, '/'));
    router.use(serveBuildFolder(sources.shell.dir, 'index.html'));
    router.use(servePages({ ...pages, template: createTemplate(sources.shell.dir) }));
  }
  return router;
}

function remoteFiles(source: Source, connect: (url: string) => Upstream): RequestHandler {
  if (source.kind === 'folder') return serveBuildFolder(source.dir, 'mf-manifest.json');
  const upstream = connect(source.url);
  return (req, res) => {
    // The development server knows its files by their public address.
    req.url = req.originalUrl;
    upstream.forward(req, res);
  };
}

/** The development server answers pages itself; the policy of a page still comes from here. */
function developmentPages(upstream: Upstream, { cspOf }: Pick<Deps, 'cspOf'>): RequestHandler {
  return (req, res) => {
    res.set('Content-Security-Policy', cspOf(req.path));
    upstream.forward(req, res);
  };
}
