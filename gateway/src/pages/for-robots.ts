import { Router } from 'express';
import { PUBLIC_PAGES } from './known-pages.ts';

const robots = (base: string) => `User-agent: *
Disallow: /admin
Disallow: /cart
Disallow: /checkout
Disallow: /sandbox

Sitemap: ${base}/sitemap.xml
`;

const sitemap = (base: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${PUBLIC_PAGES.map((path) => `  <url><loc>${base}${path}</loc></url>`).join('\n')}
</urlset>
`;

const llms = (base: string) => `# Flor de Kaab

> Tienda en línea de elixires de miel con flores nativas de México. Precios en pesos mexicanos (MXN), envíos en México.

## Páginas

- [Inicio](${base}/): la casa y sus dos maneras de comprar
- [Menú](${base}/menu): elixires listos para envío, con precio
- [Personaliza tu elixir](${base}/customize): arma una mezcla flor por flor
- [Sobre nosotros](${base}/about): historia y compromisos
- [Contacto](${base}/contact): escríbenos

## Datos

- [Elixires](${base}/api/elixirs/predesigned/all): lista en JSON con nombre, descripción, precio en pesos e imagen
- [Flores](${base}/api/flowers): lista en JSON de las flores que usamos
`;

/** Files that robots ask for by fixed names. */
export function plainFiles(base: string): Router {
  const router = Router();
  const file = (path: string, type: string, text: string) =>
    router.get(path, (_req, res) => {
      res.set('Cache-Control', 'public, max-age=3600').type(type).send(text);
    });
  file('/robots.txt', 'text/plain', robots(base));
  file('/sitemap.xml', 'application/xml', sitemap(base));
  file('/llms.txt', 'text/plain', llms(base));
  return router;
}
