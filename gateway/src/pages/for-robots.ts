import { Router } from 'express';
import { PUBLIC_PAGES } from './known-routes.ts';

/** robots.txt, sitemap.xml and llms.txt. */
export function forRobots(publicBaseUrl: string): Router {
  const router = Router();
  router.get('/robots.txt', (_req, res) => {
    res
      .type('text/plain')
      .send(
        `User-agent: *\nDisallow: /admin\nDisallow: /api\nDisallow: /checkout\nSitemap: ${publicBaseUrl}/sitemap.xml\n`,
      );
  });
  router.get('/sitemap.xml', (_req, res) => {
    const urls = PUBLIC_PAGES.map((path) => `<url><loc>${publicBaseUrl}${path}</loc></url>`).join('');
    res
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
      );
  });
  router.get('/llms.txt', (_req, res) => {
    res
      .type('text/plain')
      .send(
        `# Flor de Kaab\n\n> Tienda en línea mexicana de elixires de miel con flores nativas.\n\n` +
          PUBLIC_PAGES.map((path) => `- ${publicBaseUrl}${path}`).join('\n') +
          '\n',
      );
  });
  return router;
}
