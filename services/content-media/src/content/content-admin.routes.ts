import { autoIdParam } from '@shop/contracts/common';
import { contentCreate, contentUpdate } from '@shop/contracts/content';
import { badRequest, notFound } from '@shop/service-kit/errors';
import { parseBody, parseParam } from '@shop/service-kit/validate';
import { Router, type RequestHandler } from 'express';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import type { ContentRow } from './content.model.ts';
import type { ContentStore } from './content.store.ts';
import { toContent, toFields } from './content.view.ts';

type Deps = { contents: ContentStore; media: MediaUrls };

// The wording of the specification (AD55).
const withoutId: RequestHandler = () => {
  throw badRequest('ID not provided');
};

/** /api/admin/content: administrators write what the pages show. */
export function contentAdminRoutes({ contents, media }: Deps): Router {
  const router = Router();
  const answer = (row: ContentRow | null) => {
    if (!row) throw notFound('No encontramos ese contenido.');
    return toContent(row, media);
  };

  router.post('/', async (req, res) => {
    const fields = toFields(parseBody(contentCreate, req), media);
    res.status(201).json(answer(await contents.create(fields)));
  });

  router.put('/:id', async (req, res) => {
    const id = parseParam(autoIdParam, req, 'id');
    const sent = parseBody(contentUpdate, req);
    if (sent.id !== undefined && sent.id !== id)
      throw badRequest('El identificador de la dirección y el del contenido no son el mismo.');
    res.json(answer(await contents.replace(id, toFields(sent, media))));
  });

  router.delete('/:id', async (req, res) => {
    res.json(answer(await contents.remove(parseParam(autoIdParam, req, 'id'))));
  });

  router.put('/', withoutId);
  router.delete('/', withoutId);
  return router;
}
