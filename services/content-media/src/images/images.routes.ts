import { GALLERY } from '@shop/contracts/gallery';
import { UPLOADED_IMAGES } from '@shop/contracts/picture-folders';
import { badRequest, conflict, notFound } from '@shop/service-kit/errors';
import { isDeletionToken } from '@shop/service-kit/deletion-token';
import { Router } from 'express';
import type { AvifJobStore } from '../avif/avif-job.store.ts';
import type { ContentStore } from '../content/content.store.ts';
import type { HistoryStore } from '../content/history.store.ts';
import type { SettingsStore } from '../settings/settings.store.ts';
import { inAnyForm, type MediaUrls } from '@shop/service-kit/media-urls';
import type { ImageStore } from './images.store.ts';
import { createReceiver } from './receive-image.ts';
import { renderImage } from './render-image.ts';

type Deps = {
  images: ImageStore;
  contents: ContentStore;
  history: HistoryStore;
  settings: SettingsStore;
  media: MediaUrls;
  avif: Pick<AvifJobStore, 'expect' | 'ready'>;
  secret: string;
};

const NOT_RELEASED = 'Falta comprobar que ningún elixir ni flor use la imagen.';

/** Upload, list and removal of images, for administrators. */
export function imageRoutes({ images, contents, history, settings, media, avif, secret }: Deps): Router {
  const router = Router();
  const receive = createReceiver();
  const addressOf = (key: string) => media.toAbsolute(`/media/${key}`);

  const store = async (bytes: Buffer): Promise<string> => {
    const renditions = await renderImage(bytes);
    const key = images.newKey(bytes);
    await avif.expect(key);
    await images.add(key, renditions);
    avif.ready(key);
    return key;
  };

  router.post('/upload-image', (req, res) =>
    receive(req, async (bytes) => {
      // Rendering takes long, so it is skipped for a picture that is stored already or cannot be stored.
      const key = (await images.find(bytes)) ?? (await store(bytes));
      res.status(201).json({
        success: true,
        imageUrl: addressOf(key),
        message: 'Imagen subida correctamente',
      });
    }),
  );

  router.get('/list-images', async (_req, res) => {
    const keys = await images.list();
    res.json({
      success: true,
      images: keys.map(addressOf),
      gallery: GALLERY.map(addressOf),
    });
  });

  // Only the catalogue knows what elixirs and flowers show: the client brings the catalogue's permission (`release`).
  router.delete('/images/:name', async (req, res) => {
    const name = String(req.params['name']);
    const key = UPLOADED_IMAGES + name;
    if (!(await images.has(key))) throw notFound('No encontramos esa imagen.');
    if (!isDeletionToken(secret, name, req.query['release'])) throw badRequest(NOT_RELEASED);
    const files = inAnyForm(key);
    if (await contents.usesImage(files)) throw conflict('La imagen se usa en el contenido de una página.');
    if (await settings.usesImage(files)) throw conflict('La imagen es el logotipo de la tienda.');
    // A restored version must not show a picture that is gone.
    await history.forgetImage(files);
    await images.remove(key);
    res.json({ success: true });
  });

  return router;
}
