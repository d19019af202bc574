import { imageUseQuery, type ImageUse } from '@shop/contracts/image';
import { UPLOADED_IMAGES } from '@shop/contracts/picture-folders';
import { signDeletionToken } from '@shop/service-kit/deletion-token';
import { parseQuery } from '@shop/service-kit/errors';
import { inAnyForm } from '@shop/service-kit/media-urls';
import { Router } from 'express';
import type { ElixirStore } from '../elixir/elixir.store.ts';
import type { FlowerStore } from '../flower/flower.store.ts';

type Deps = { elixirs: ElixirStore; flowers: FlowerStore; secret: string };

/** GET /api/elixirs/image-use?image=…: what shows an uploaded image; asked before the image is deleted (H22). */
export function imageUseRoutes({ elixirs, flowers, secret }: Deps): Router {
  const router = Router();
  router.get('/', async (req, res) => {
    const { image } = parseQuery(imageUseQuery, req);
    const files = inAnyForm(UPLOADED_IMAGES + image);
    const [shownBy, alsoBy] = await Promise.all([elixirs.showing(files), flowers.showing(files)]);
    const uses: ImageUse['uses'] = [
      ...shownBy.map(({ id, name }) => ({ kind: 'elixir' as const, id, name })),
      ...alsoBy.map(({ id, name }) => ({ kind: 'flower' as const, id, name })),
    ];
    const answer: ImageUse = uses.length > 0 ? { uses } : { uses, release: signDeletionToken(secret, image) };
    res.json(answer);
  });
  return router;
}
