import { publicPagesOf } from '@shop/contracts/pages';
import { pages } from '@shop/contracts/pages/all';
import type { Settings } from '@shop/contracts/settings';
import { Router } from 'express';
import { readBlendPaths, readFlowerPages } from './blends.ts';
import type { Brand } from './brand.ts';
import { readPostPages, readPosts, withChanges, type Post } from './last-changes.ts';

const closed = [...new Set(pages.filter((page) => !page.public).map(({ path }) => path.split('/')[1]!))];

const robots = (base: string) => `User-agent: *
${[...closed.toSorted(), 'sandbox'].map((part) => `Disallow: /${part}`).join('\n')}

Sitemap: ${base}/sitemap.xml
`;

/** An address, and the date of its last change if known. */
type Listed = { path: string; changedAt?: string | undefined };

const entryOf = (base: string, { path, changedAt }: Listed) =>
  `  <url><loc>${base}${path}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}</url>`;

const sitemap = (base: string, listed: Listed[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listed.map((one) => entryOf(base, one)).join('\n')}
</urlset>
`;

const postsOf = (base: string, posts: Post[]) =>
  posts.length === 0
    ? ''
    : `
## Recetas

${posts.map(({ path, title }) => `- [${title}](${base}${path})`).join('\n')}
`;

const llms = (base: string, shop: Settings, posts: Post[]) => `# ${shop.name}

> ${shop.tagline ? `${shop.tagline}. ` : ''}Tienda en línea. Precios en pesos mexicanos (MXN), envíos en México.

## Páginas

${publicPagesOf(shop)
  .map(({ path, title, public: { summary } }) => `- [${title}](${base}${path}): ${summary}`)
  .join('\n')}

## Datos

- [Elixires](${base}/api/elixirs/predesigned/all): lista en JSON con nombre, descripción, precio en pesos e imagen
- [Flores](${base}/api/flowers): lista en JSON de las flores que usamos
${postsOf(base, posts)}`;

type Deps = { base: string; apiUrl: string; brand: () => Promise<Brand> };

/** Files that crawlers and browsers ask for by fixed names. */
export function crawlerFiles({ base, apiUrl, brand }: Deps): Router {
  const router = Router();
  const file = (path: string, type: string, textOf: () => string | Promise<string>) =>
    router.get(path, async (_req, res) => {
      const text = await textOf();
      res.set('Cache-Control', 'public, max-age=3600').type(type).send(text);
    });
  file('/robots.txt', 'text/plain', () => robots(base));
  file('/sitemap.xml', 'application/xml', async () =>
    sitemap(base, [
      ...(await withChanges(apiUrl, publicPagesOf((await brand()).settings))),
      ...(await readBlendPaths(apiUrl)).map((path) => ({ path })),
      ...(await readFlowerPages(apiUrl)),
      ...(await readPostPages(apiUrl)),
    ]),
  );
  file('/llms.txt', 'text/plain', async () => llms(base, (await brand()).settings, await readPosts(apiUrl)));
  router.get('/favicon.ico', async (_req, res) => {
    res.set('Cache-Control', 'public, max-age=3600').redirect(302, (await brand()).words.touchIcon);
  });
  return router;
}
