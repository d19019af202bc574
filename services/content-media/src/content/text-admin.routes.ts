import { SHOP_WORDS } from '@shop/contracts/shop-words';
import { textCreate, textDiscard, textRestore, textWrite } from '@shop/contracts/text';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { conflict, notFound, parseBody, parseId } from '@shop/service-kit/errors';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import { Router, type Response } from 'express';
import { authorOf } from './content-admin.routes.ts';
import type { ContentRow } from './content.store.ts';
import { toFields, toStoredWords } from './content.view.ts';
import { publicVersion } from './history.store.ts';
import { changeText, publish, type Stores } from './publish.ts';
import { addDraft } from './sections.ts';
import { toOwnText, toVersion } from './text.view.ts';

type Deps = Stores & { media: MediaUrls };

/** /api/admin/texts: all texts of the shop, with drafts and earlier public versions. */
export function textAdminRoutes({ contents, history, media }: Deps): Router {
  const router = Router();
  const stores = { contents, history };
  /** @throws AppError 409 with the present text, when the change was made of an older one */
  const checkVersion = (res: Response, version: number) => (read: ContentRow) => {
    if (version === (read.version ?? 0)) return addAuditFacts(res, { before: toOwnText(read, media) });
    throw conflict('Otra persona cambió este texto.', { current: toOwnText(read, media) });
  };

  router.get('/', async (_req, res) => {
    res.json((await contents.listAll()).map((row) => toOwnText(row, media)));
  });

  router.get('/words', (_req, res) => {
    res.json(SHOP_WORDS);
  });

  router.post('/', async (req, res) => {
    const fields = toFields(parseBody(textCreate, req), media);
    res.status(201).json(toOwnText(await addDraft(stores, fields, authorOf(req)), media));
  });

  router.put('/:id/draft', async (req, res) => {
    const id = parseId(req);
    const { version, ...sent } = parseBody(textWrite, req);
    const words = toStoredWords(sent, media);
    const saved = await changeText(stores, id, async (read) => {
      checkVersion(res, version)(read);
      const basedOn = read.draft?.basedOn ?? read.publishedVersion ?? 0;
      const draft = { ...words, by: authorOf(req), at: new Date(), basedOn };
      return contents.change(read, { $set: { draft } });
    });
    res.json(toOwnText(saved, media));
  });

  router.post('/:id/discard', async (req, res) => {
    const id = parseId(req);
    const { version } = parseBody(textDiscard, req);
    const left = await changeText(stores, id, async (read) => {
      checkVersion(res, version)(read);
      const wasPublic = !read.unpublished || read.publishedVersion !== undefined;
      return wasPublic ? contents.change(read, { $unset: { draft: 1 } }) : contents.removeDraft(read);
    });
    res.json(toOwnText(left, media));
  });

  router.post('/:id/publish', async (req, res) => {
    const id = parseId(req);
    const { version, ...sent } = parseBody(textWrite, req);
    const fields = toStoredWords(sent, media);
    const check = checkVersion(res, version);
    res.json(
      toOwnText(await publish(stores, id, { fields, by: authorOf(req), check, endsDraft: true }), media),
    );
  });

  router.get('/:id/versions', async (req, res) => {
    const row = await contents.find(parseId(req));
    if (!row) throw notFound();
    const now = row.unpublished ? [] : [publicVersion(row)];
    const earlier = await history.list(row.id, now[0]?.version ?? Infinity);
    res.json([...now, ...earlier].map((version) => toVersion(version, media)));
  });

  router.post('/:id/restore', async (req, res) => {
    const id = parseId(req);
    const { version, from } = parseBody(textRestore, req);
    const found = await history.find(id, from);
    if (!found) throw notFound('Esa versión ya no se conserva.');
    const { title, content, image, imageAlt, items } = found;
    const fields = { title, content, image, imageAlt: imageAlt ?? null, items: items ?? [] };
    const check = checkVersion(res, version);
    res.json(toOwnText(await publish(stores, id, { fields, by: authorOf(req), check }), media));
  });

  return router;
}
