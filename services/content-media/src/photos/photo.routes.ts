import { photoKeyParam, photoOpinionParam, photoQuery } from '@shop/contracts/opinion-photo-key';
import { OPINION_PHOTOS } from '@shop/contracts/picture-folders';
import { notFound, parseParam, parseQuery } from '@shop/service-kit/errors';
import { Router, type Request } from 'express';
import { createReceiver } from '../images/receive-image.ts';
import { renderImage } from '../images/render-image.ts';
import type { Bucket } from '../media/bucket.ts';
import { answerBody } from '../media/media.routes.ts';

/** The two files kept of each photo: as small as lists show it, and as large as screens are. */
const SMALL = '-640';
const WHOLE = '-1280';

/**
 * /internal/photos: photos of buyers, for cart-orders, which knows who may see them. They are not reachable below
 * /media. Only the rendered picture is kept, not the file that was sent.
 */
export function photoRoutes({ bucket }: { bucket: Bucket }): Router {
  const router = Router();
  const receive = createReceiver();
  const folderOf = (req: Request) => `${OPINION_PHOTOS}${parseParam(photoOpinionParam, req, 'opinion')}/`;
  const fileOf = (req: Request, suffix: string) =>
    `${folderOf(req)}${parseParam(photoKeyParam, req, 'key')}${suffix}.webp`;

  router.post('/:opinion/:key', (req, res) =>
    receive(req, async (bytes) => {
      const files = (await renderImage(bytes)).filter(({ suffix }) => [SMALL, WHOLE].includes(suffix));
      for (const { suffix, body } of files) await bucket.put(fileOf(req, suffix), body, 'image/webp');
      res.status(201).json({});
    }),
  );
  router.get('/:opinion/:key', async (req, res) => {
    const { whole } = parseQuery(photoQuery, req);
    const stored = await bucket.open(fileOf(req, whole ? WHOLE : SMALL));
    if (!stored) throw notFound('No encontramos esa foto.');
    await answerBody(res, stored);
  });
  router.delete('/:opinion/:key', async (req, res) => {
    await bucket.remove([fileOf(req, SMALL), fileOf(req, WHOLE)]);
    res.json({});
  });
  router.delete('/:opinion', async (req, res) => {
    await bucket.remove((await bucket.list(folderOf(req))).map(({ key }) => key));
    res.json({});
  });
  return router;
}
