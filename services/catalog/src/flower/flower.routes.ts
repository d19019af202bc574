import { bloomOf } from '@shop/bottle/recipe';
import { CUSTOM_ELIXIR_NAME } from '@shop/contracts/constants';
import { flowerCreate, flowerUpdate, recipeQuery } from '@shop/contracts/flower';
import { bottleAddress } from '@shop/service-kit/bottle-address';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { badRequest, notFound, parseBody, parseId, parseQuery } from '@shop/service-kit/errors';
import { limitByAddress } from '@shop/service-kit/rate-limit/rate-limit';
import { Router } from 'express';
import type { Redis } from 'ioredis';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import { refuseOtherId } from '../sent-back.ts';
import { refuseOutdated } from '../version.ts';
import type { FlowerRow, FlowerStore } from './flower.store.ts';
import { toFields, toFlower, toNewFields } from './flower.view.ts';

/** `secret` signs the addresses of bottles. */
type Deps = { flowers: FlowerStore; media: MediaUrls; secret: string; redis: Redis };

/** What others show of a shared recipe: as wide as they want it, and of a kind that all of them show. */
const SHOWN = '-640.jpg';
/** Each leads to a picture that may have to be drawn and kept: as many as own blends, by one address. */
const RECIPES = { name: 'recipe-picture', max: 20, windowMs: 60_000 };

/** /api/flowers: everyone reads the whole list, unavailable ones included (H25); administrators change it. */
export function flowerRoutes({ flowers, media, secret, redis }: Deps): Router {
  const router = Router();
  const limit = limitByAddress({ redis, ...RECIPES });
  const answer = (row: FlowerRow | null) => {
    if (!row) throw notFound('No encontramos esa flor.');
    return toFlower(row, media);
  };

  router.get('/', async (_req, res) => {
    const rows = await flowers.list();
    res.json(rows.map(answer));
  });

  // Without a name on its label: nobody writes there, and there are no more of them than recipes.
  router.get('/recipe', limit, async (req, res) => {
    const chosen = await flowers.findByIds(parseQuery(recipeQuery, req).flores);
    if (chosen.length === 0) throw notFound('No encontramos esas flores.');
    const blooms = chosen.toSorted((a, b) => a.id - b.id).map(bloomOf);
    const address = bottleAddress(secret, { name: CUSTOM_ELIXIR_NAME, blooms });
    res
      .set('Cache-Control', 'public, max-age=3600')
      .redirect(302, media.toAbsolute(address.replace(/\.webp$/, SHOWN)));
  });

  router.post('/', async (req, res) => {
    const fields = toNewFields(parseBody(flowerCreate, req), media);
    res.status(201).json(answer(await flowers.create(fields)));
  });

  router.patch('/:id', async (req, res) => {
    const id = parseId(req);
    const { version, id: sentId, ...changes } = parseBody(flowerUpdate, req);
    refuseOtherId(id, sentId);
    const fields = toFields(changes, media);
    if (Object.keys(fields).length === 0) throw badRequest('No hay cambios que guardar.');
    addAuditFacts(res, { before: answer(await flowers.find(id)) });
    const changed = await flowers.update(id, fields, version);
    const current = changed ?? (await flowers.find(id));
    if (!changed && current) refuseOutdated('esta flor', answer(current));
    res.json(answer(current));
  });

  router.delete('/:id', async (req, res) => {
    res.json(answer(await flowers.delete(parseId(req))));
  });

  return router;
}
