import { bloomOf } from '@shop/bottle/recipe';
import { CUSTOM_ELIXIR_NAME } from '@shop/contracts/constants';
import { flowerCreate, flowerUpdate, recipeQuery } from '@shop/contracts/flower';
import type { NamedFlower } from '@shop/contracts/flower-page';
import { NOTHING_CHOSEN } from '@shop/contracts/menu-choices';
import { slugOf } from '@shop/contracts/slug';
import { bottleAddress } from '@shop/service-kit/bottle-address';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { AppError, badRequest, notFound, parseBody, parseId, parseQuery } from '@shop/service-kit/errors';
import { limitByAddress } from '@shop/service-kit/rate-limit/rate-limit';
import { Router } from 'express';
import type { Redis } from 'ioredis';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import type { ElixirStore } from '../elixir/elixir.store.ts';
import type { LotStore } from '../lot/lot.store.ts';
import { toBlend } from '../menu/blend.view.ts';
import type { MenuStore } from '../menu/menu.store.ts';
import { refuseOtherId } from '../sent-back.ts';
import { refuseOutdated } from '../version.ts';
import type { FlowerRow, FlowerStore } from './flower.store.ts';
import { toFields, toFlower, toNewFields } from './flower.view.ts';

/** `secret` signs the addresses of bottles. */
type Deps = {
  flowers: FlowerStore;
  elixirs: Pick<ElixirStore, 'renameFlower'>;
  menu: Pick<MenuStore, 'page' | 'withUnnamed'>;
  lots: Pick<LotStore, 'list' | 'renameFlower'>;
  media: MediaUrls;
  secret: string;
  redis: Redis;
};

const UNKNOWN = 'No encontramos esa flor.';
/** How many lots are shown, of the newest ones. */
const MOST_LOTS = 6;

/** The picture of a shared recipe: the width that other sites want, in a format that all of them show. */
const SHOWN = '-640.jpg';
/** Each request may draw and store a picture, so an address gets as many as it may make own blends. */
const RECIPES = { name: 'recipe-picture', max: 20, windowMs: 60_000 };

/** /api/flowers: everyone reads the whole list, unavailable ones included (H25); administrators change it. */
export function flowerRoutes({ flowers, elixirs, menu, lots, media, secret, redis }: Deps): Router {
  const router = Router();
  const limit = limitByAddress({ redis, ...RECIPES });
  const answers = async (rows: FlowerRow[]) =>
    (await flowers.addressed(rows)).map((row) => toFlower(row, media));
  const answer = async (row: FlowerRow | null | undefined) => {
    if (!row) throw notFound(UNKNOWN);
    return (await answers([row]))[0]!;
  };

  /** Products and lots have the names of their flowers. Two flowers may share one. */
  const rename = async (from: string, to: string) => {
    if ((await flowers.list()).some(({ name }) => name === from)) return;
    await elixirs.renameFlower(from, to);
    await lots.renameFlower(from, to);
  };

  router.get('/', async (_req, res) => {
    res.json(await answers(await flowers.list()));
  });

  router.get('/named/:slug', async (req, res) => {
    const row = await flowers.named(req.params.slug.slice(0, 120));
    if (row === 'gone') throw new AppError(410, 'Ya no tenemos esa flor.');
    const flower = await answer(row);
    const slug = slugOf(flower.name);
    const [{ rows, total, isMore }, all] = await Promise.all([
      slug ? menu.page({ ...NOTHING_CHOSEN, flor: slug, pagina: 1 }) : menu.withUnnamed(flower.name),
      lots.list(),
    ]);
    const blends = rows.map((card) => toBlend(card, media));
    const isOf = (name: string) => (slug ? slugOf(name) === slug : name.trim() === flower.name);
    const filled = all.filter((lot) => lot.isActive && isOf(lot.flower)).slice(0, MOST_LOTS);
    res.json({
      flower,
      blends,
      ...((isMore || total > blends.length) && { isMore: true }),
      lots: filled.map(({ code, place, packedOn }) => ({ code, place, packedOn })),
    } satisfies NamedFlower);
  });

  // The label has no free text, so there are no more of these pictures than recipes.
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
    res.status(201).json(await answer(await flowers.create(fields)));
  });

  router.patch('/:id', async (req, res) => {
    const id = parseId(req);
    const { version, id: sentId, slug: _, updatedAt: __, ...changes } = parseBody(flowerUpdate, req);
    refuseOtherId(id, sentId);
    const fields = toFields(changes, media);
    if (Object.keys(fields).length === 0) throw badRequest('No hay cambios que guardar.');
    const before = await answer(await flowers.find(id));
    addAuditFacts(res, { before });
    const changed = await flowers.update(id, fields, version);
    const current = changed ?? (await flowers.find(id));
    if (!changed && current) refuseOutdated('esta flor', await answer(current));
    if (changed && changed.name !== before.name) await rename(before.name, changed.name);
    res.json(await answer(current));
  });

  router.delete('/:id', async (req, res) => {
    res.json(await answer(await flowers.delete(parseId(req))));
  });

  return router;
}
