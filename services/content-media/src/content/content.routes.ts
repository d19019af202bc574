import { contentPage } from '@shop/contracts/content';
import { notFound } from '@shop/service-kit/errors';
import { Router } from 'express';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import type { SettingsStore } from '../settings/settings.store.ts';
import type { ContentStore } from './content.store.ts';
import { toBenefits, toContent, toHero, toShown, withPostsLink } from './content.view.ts';

type Deps = { contents: ContentStore; settings: Pick<SettingsStore, 'read'>; media: MediaUrls };

/** /api/content: the texts of the pages. */
export function contentRoutes({ contents, settings, media }: Deps): Router {
  const router = Router();
  const sectionOfHome = async (section: string) => {
    const row = await contents.findSection('home', section);
    if (!row) throw notFound('Esa sección no tiene contenido.');
    return row;
  };

  router.get('/home/hero', async (_req, res) => {
    res.json(toHero(await sectionOfHome('hero'), media));
  });

  router.get('/home/benefits', async (_req, res) => {
    res.json(toBenefits(await sectionOfHome('benefits')));
  });

  router.get('/:page', async (req, res) => {
    const page = contentPage.safeParse(req.params['page']);
    if (!page.success) throw notFound('Esa página no existe.');
    const [rows, { values }] = await Promise.all([contents.listPage(page.data), settings.read()]);
    const shown = rows.map((row) => toShown(row, { media, shop: values }));
    // Every page links to the posts once there are any.
    const [post] = page.data === 'site' ? await contents.listPage('recetas') : [];
    res.json(post ? withPostsLink(shown, toContent(post, media)) : shown);
  });

  return router;
}
