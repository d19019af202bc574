import { contentCreate, contentUpdate, type ContentUpdate } from '@shop/contracts/content';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { badRequest, conflict, parseBody, parseId } from '@shop/service-kit/errors';
import { Router, type Request, type RequestHandler } from 'express';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import type { ContentRow } from './content.store.ts';
import { toContent, toFields } from './content.view.ts';
import { missing, publish, type Stores } from './publish.ts';
import { addSection, removeSection } from './sections.ts';
import { toOwnText } from './text.view.ts';

type Deps = Stores & { media: MediaUrls };

// The wording of the specification (AD55).
const withoutId: RequestHandler = () => {
  throw badRequest('ID not provided');
};

/** A change may name the version or time that was read; without either the last change wins. */
const isOutdated = ({ updatedAt, version }: ContentUpdate, read: ContentRow): boolean =>
  (updatedAt !== undefined && Date.parse(updatedAt) !== read.updatedAt.getTime()) ||
  (version !== undefined && version !== (read.version ?? 0));

/** The signed-in administrator: requireAdmin refuses all others. */
export const authorOf = (req: Request): string => req.session.admin!.username;

/** /api/admin/content: administrators edit the texts of the pages. */
export function contentAdminRoutes({ contents, history, media }: Deps): Router {
  const router = Router();
  const stores = { contents, history };

  router.post('/', async (req, res) => {
    const fields = toFields(parseBody(contentCreate, req), media);
    res.status(201).json(toContent(await addSection(stores, fields, authorOf(req)), media));
  });

  router.put('/:id', async (req, res) => {
    const id = parseId(req);
    const sent = parseBody(contentUpdate, req);
    if (sent.id !== undefined && sent.id !== id)
      throw badRequest('El identificador de la dirección y el del contenido no son el mismo.');
    const check = (read: ContentRow) => {
      if (read.unpublished) throw missing();
      const current = toContent(read, media);
      addAuditFacts(res, { before: current });
      if (isOutdated(sent, read))
        throw conflict('Otra persona cambió este texto mientras editabas.', { current });
    };
    const publishing = { fields: toFields(sent, media), by: authorOf(req), check };
    res.json(toContent(await publish(stores, id, publishing), media));
  });

  router.delete('/:id', async (req, res) => {
    const id = parseId(req);
    const tell = (read: ContentRow) => addAuditFacts(res, { before: toOwnText(read, media) });
    res.json(toOwnText(await removeSection(stores, id, tell), media));
  });

  router.put('/', withoutId);
  router.delete('/', withoutId);
  return router;
}
