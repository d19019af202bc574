import { customElixirForget, internalCustomElixir } from '@shop/contracts/custom-elixir';
import { notFound, parseBody, parseId } from '@shop/service-kit/errors';
import { Router } from 'express';
import { toSoldElixir } from '../elixir/elixir.view.ts';
import type { FlowerStore } from '../flower/flower.store.ts';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import { createCustomElixir, forgetCustomElixirs } from './custom-elixir.ts';
import type { CustomElixirStore } from './custom-elixir.store.ts';

type Deps = { customs: CustomElixirStore; flowers: FlowerStore; media: MediaUrls; secret: string };

/** /internal/custom-elixirs, for cart-orders only: 201 for a new elixir, 200 for one that the same key made before. */
export function customElixirRoutes({ customs, flowers, media, secret }: Deps): Router {
  const router = Router();

  router.post('/', async (req, res) => {
    const request = parseBody(internalCustomElixir, req);
    const { row, isNew } = await createCustomElixir({ customs, flowers, secret }, request);
    res.status(isNew ? 201 : 200).json(toSoldElixir(row, media));
  });

  router.post('/forget', async (req, res) => {
    await forgetCustomElixirs({ customs, secret }, parseBody(customElixirForget, req).ids);
    res.status(204).end();
  });

  /** The elixir was bought, so it must not expire. */
  router.post('/:id/keep', async (req, res) => {
    if (!(await customs.keep(parseId(req)))) throw notFound('No encontramos ese elixir.');
    res.status(204).end();
  });

  return router;
}
