import { createHash } from 'node:crypto';
import { picture } from '@shop/bottle/picture';
import { IMAGE_WIDTHS } from '@shop/contracts/image-widths';
import { BOTTLES } from '@shop/contracts/picture-folders';
import { recipeOf } from '@shop/service-kit/bottle-address';
import { notFound } from '@shop/service-kit/errors';
import { Router } from 'express';
import { renderDrawing } from '../images/render-image.ts';
import { webpOf } from '../media/best-of.ts';
import type { Bucket } from '../media/bucket.ts';
import type { SettingsStore } from '../settings/settings.store.ts';

const FILE = new RegExp(`^([\\w-]{1,1000})\\.([\\w-]{22})(-(?:${IMAGE_WIDTHS.join('|')})|)\\.webp$`);

type Deps = { bucket: Bucket; settings: Pick<SettingsStore, 'read'>; secret: string };
/** `key`: where its files are stored. */
type Drawing = { key: string; recipe: string; sign: string; shop: string };

/**
 * /media/frascos/*: the bottle of an own blend, drawn at its first request. The address contains the recipe. The files
 * have short names in the bucket; this route rewrites the URL to them for the next routes. The label shows the shop's
 * present name: after a change the bottle is drawn again under the same address.
 */
export function bottleRoutes({ bucket, settings, secret }: Deps): Router {
  const router = Router();
  router.get(`/${BOTTLES}:file`, async (req, _res, next) => {
    const [, recipe, sign, size = ''] = FILE.exec(req.params['file'] ?? '') ?? [];
    if (recipe === undefined || sign === undefined) throw notFound('No encontramos esa imagen.');
    const { name: shop } = (await settings.read()).values;
    const key = `${BOTTLES}${createHash('sha256')
      .update(JSON.stringify([recipe, shop]))
      .digest('hex')}`;
    const name = webpOf(`${key}${size}.webp`);
    if (!(await bucket.stat(name))) await drawOnce({ key, recipe, sign, shop });
    req.url = `/${name}`;
    next();
  });

  // The builder and the cart request it at the same time, in different widths.
  const underWay = new Map<string, Promise<void>>();
  const drawOnce = (request: Drawing) => {
    const { key } = request;
    const drawing = underWay.get(key) ?? draw(request).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  };
  const draw = async ({ key, recipe, sign, shop }: Drawing) => {
    const read = recipeOf(secret, recipe, sign);
    if (!read) throw notFound('No encontramos esa imagen.');
    const files = await renderDrawing(picture(read, shop));
    await Promise.all(
      files.map(({ suffix, body }) => bucket.put(`${key}${suffix}.webp`, body, 'image/webp')),
    );
  };
  return router;
}
