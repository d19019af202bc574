import { gallery } from '@shop/seed/content/gallery';
import { conflict, notFound } from '@shop/service-kit/errors';
import { Router, type RequestHandler } from 'express';
import type { ContentStore } from '../content/content.store.ts';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import { filesOf, type ImageStore } from './images.store.ts';
import { createReceiver } from './receive-image.ts';
import { renderImage } from './render-image.ts';

type Deps = { images: ImageStore; contents: ContentStore; media: MediaUrls; admin: RequestHandler };

/** Upload, list and removal of images, for administrators. */
export function imageRoutes({ images, contents, media, admin }: Deps): Router {
  const router = Router();
  const receive = createReceiver();
  const addressOf = (key: string) => media.toAbsolute(`/media/${key}`);

  router.post('/upload-image', admin, (req, res) =>
    receive(req, async (bytes) => {
      const key = await images.add(await renderImage(bytes));
      res.status(201).json({
        success: true,
        imageUrl: addressOf(key),
        message: 'Imagen subida correctamente',
      });
    }),
  );

  router.get('/list-images', admin, async (_req, res) => {
    const keys = await images.list();
    res.json({
      success: true,
      images: keys.map(addressOf),
      gallery: gallery.map(({ imageKey }) => addressOf(imageKey)),
    });
  });

  // Products belong to another service: whoever deletes a picture of one sees 'Imagen no disponible' there.
  router.delete('/images/:name', admin, async (req, res) => {
    const key = `subidas/${String(req.params['name'])}`;
    if (!(await images.has(key))) throw notFound('No encontramos esa imagen.');
    if (await contents.usesImage(filesOf(key).map((file) => `/media/${file}`)))
      throw conflict('La imagen se usa en el contenido de una página.');
    await images.remove(key);
    res.json({ success: true });
  });

  return router;
}
