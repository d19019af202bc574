import { isFile } from '@shop/http/answer';
import type { Canary } from '../canary/canary.ts';
import type { Answering } from './upstream.ts';

export const INDEX = `<!doctype html><html lang="es-MX"><head><title>Tienda</title></head><body><div id="root"></div>${'<!-- x -->'.repeat(200)}</body></html>`;
export const MAIN = '/main.0123456789ab.js';
export const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2_000))});`;
/** Parameters that change what a page shows. */
const QUERY = { '/menu': ['q', 'sabor', 'elixir'] };
/** Personal pages with a frame for everybody. */
const FRAMES = ['/checkout'];
const PRIVATE = ['/cart', '/checkout/success', '/admin', '/admin/login'];

/** The shell's server, as a test configures it. */
export type TestShell = {
  release: string;
  /** The text of public pages; undefined: they cannot be rendered. */
  words: string | undefined;
  canaries?: Canary[];
  /** Services that may measure its pages. */
  measurers?: string;
  /** Runs before a page is answered. */
  before?: (path: string) => Promise<void>;
};

/** A rendered page: its text and its address. */
export const rendered = (words: string, address: string): string => `<p>${words} ${address}</p>`;

export function answerAsShell(shell: TestShell): Answering {
  const feeds = {
    '/': ['catalog', 'content'],
    '/menu': ['catalog'],
    '/menu/:slug': ['catalog'],
    '/about': ['content'],
    '/checkout': ['content'],
  };
  const feedsOfAll = { ...feeds, ...Object.fromEntries(PRIVATE.map((path) => [path, []])) };
  const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  return (req, res) => {
    const path = req.url!.split('?')[0]!;
    if (path === '/pages.json')
      return res.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          release: shell.release,
          canaries: shell.canaries,
          pages: feedsOfAll,
          query: QUERY,
          frames: FRAMES,
        }),
      );
    if (path === MAIN) return res.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
    if (isFile(path)) return res.writeHead(404, { 'content-type': 'application/json' }).end(NOT_FOUND);
    void (shell.before?.(path) ?? Promise.resolve()).then(() => {
      if (path === '/menu/antes')
        return res.writeHead(301, { ...html, location: '/menu/monte-blanco' }).end();
      const known = Object.hasOwn(feeds, path) || /^\/menu\/(monte-blanco|mezcla-\d+)$/.test(path);
      if (!known) return res.writeHead(path in feedsOfAll ? 200 : 404, html).end(INDEX);
      if (shell.words === undefined) return res.writeHead(503, html).end(INDEX);
      const vary = FRAMES.includes(path) ? { vary: 'Cookie' } : {};
      const inline = {
        link: TYPEFACES,
        'x-inline-scripts': "'sha256-a'",
        ...(shell.measurers && { 'x-measurers': shell.measurers }),
        'x-inline-styles': "'sha256-b' 'sha256-c'",
      };
      if (req.url!.includes('elixir='))
        return res.writeHead(302, { ...html, location: '/menu/monte-blanco' }).end();
      const canary = req.headers['x-canary'];
      if (canary) return res.writeHead(200, { ...html, ...vary }).end(`${shell.words} con ${String(canary)}`);
      return res.writeHead(200, { ...html, ...inline, ...vary }).end(rendered(shell.words, req.url!));
    });
    return undefined;
  };
}
/** Files that browsers should request before they have read a page. */
export const TYPEFACES = '</assets/a.woff2>; rel=preload; as=font; crossorigin';
const NOT_FOUND = '{"message":"No encontramos lo que buscas."}';
