import { createHash } from 'node:crypto';
import { picture } from '@shop/bottle/picture';
import { BOTTLES, recipeOf } from '@shop/service-kit/bottle-address';
import { notFound } from '@shop/service-kit/errors';
import { Router } from 'express';
import { renderDrawing } from '../images/render-image.ts';
import type { Bucket } from '../media/bucket.ts';

const FILE = /^([\w-]{1,1000})\.([\w-]{22})(-320|-640|-1280|)\.webp$/;

type Deps = { bucket: Bucket; secret: string };

/**
 * /media/frascos/*: the bottle of an own blend, drawn when it is first asked for. Its address is the recipe; the files
 * have short names in the bucket, which the routes behind these answer with.
 */
export function bottleRoutes({ bucket, secret }: Deps): Router {
  const router = Router();
  router.get(`/${BOTTLES}:file`, async (req, _res, next) => {
    const [, recipe, sign, size = ''] = FILE.exec(req.params['file'] ?? '') ?? [];
    if (recipe === undefined || sign === undefined) throw notFound('No encontramos esa imagen.');
    const name = `${BOTTLES}${createHash('sha256').update(recipe).digest('hex')}`;
    if (!(await bucket.stat(`${name}${size}.webp`))) await drawOnce(name, recipe, sign);
    req.url = `/${name}${size}.webp`;
    next();
  });

  // The builder and the cart ask for it at the same time, in widths of their own.
  const underWay = new Map<string, Promise<void>>();
  const drawOnce = (name: string, recipe: string, sign: string) => {
    const drawing = underWay.get(name) ?? draw(name, recipe, sign).finally(() => underWay.delete(name));
    underWay.set(name, drawing);
    return drawing;
  };
  const draw = async (name: string, recipe: string, sign: string) => {
    const read = recipeOf(secret, recipe, sign);
    if (!read) throw notFound('No encontramos esa imagen.');
    const files = await renderDrawing(picture(read));
    await Promise.all(
      files.map(({ suffix, body }) => bucket.put(`${name}${suffix}.webp`, body, 'image/webp')),
    );
  };
  return router;
}
