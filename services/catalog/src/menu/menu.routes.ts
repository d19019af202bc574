import { menuPartQuery, menuQuery, suggestedQuery, type Blend, type Collection } from '@shop/contracts/menu';
import { byName } from '@shop/contracts/by-name';
import { collectionsOf, offeredCollections, offeredTags } from '@shop/contracts/menu-tags';
import { slugOf } from '@shop/contracts/slug';
import type { Count } from '@shop/service-kit/list-count/list-count';
import { AppError, notFound, parseQuery } from '@shop/service-kit/errors';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import { Router } from 'express';
import { toBlend as blendOf } from './blend.view.ts';
import type { FlowerStore } from '../flower/flower.store.ts';
import type { OpinionStore } from '../opinions/opinion.store.ts';
import { onSaleOf, type Card } from './cards.ts';
import type { MenuStore } from './menu.store.ts';
import { isWhole } from './menu-find.ts';
import { flowersIn, nearnessTo } from './nearness.ts';

type Deps = { menu: MenuStore; flowers: FlowerStore; opinions: OpinionStore; media: MediaUrls };

const counted = ({ total, isMore }: Count) => ({ total, ...(isMore && { isMore }) });

/** /api/elixirs/predesigned: the menu as the shop's pages show it. It may be long. */
export function menuRoutes({ menu, flowers, opinions, media }: Deps): Router {
  const router = Router();
  const toBlend = (card: Card): Blend => blendOf(card, media);
  const choices = async () => {
    const [known, products, isRated] = await Promise.all([
      flowers.list(),
      menu.first(),
      opinions.isAnyRated(),
    ]);
    const collections = offeredCollections(products).map(({ label }) => label);
    return {
      flowers: known.map(({ name }) => name).toSorted(byName),
      flavors: offeredTags(products, 'sabor').map(({ label }) => label),
      uses: offeredTags(products, 'uso').map(({ label }) => label),
      ...(collections.length > 0 && { collections }),
      ...(isRated && { isRated }),
    };
  };

  router.get('/', async (req, res) => {
    const query = parseQuery(menuQuery, req);
    const { rows, ...count } = await menu.page(query);
    const goesOn = isWhole(query) && (count.isMore || count.total > rows.length);
    res.json({
      blends: rows.map(toBlend),
      ...counted(count),
      ...(goesOn && (await choices())),
    });
  });

  router.get('/all', async (_req, res) => {
    res.json((await menu.all()).map(toBlend));
  });

  router.get('/part', async (req, res) => {
    const { rows, next } = await menu.part(parseQuery(menuPartQuery, req).after);
    res.json({ blends: rows.map(toBlend), ...(next !== undefined && { next }) });
  });

  router.get('/edition', async (_req, res) => {
    res.json({ edition: await menu.edition() });
  });

  router.get('/featured', async (_req, res) => {
    const { first, cheapest, ...count } = await menu.featured();
    res.json({
      blends: first.map(toBlend),
      ...(cheapest && { cheapest: toBlend(cheapest) }),
      ...counted(count),
    });
  });

  router.get('/named/:slug', async (req, res) => {
    const row = await menu.named(req.params.slug.slice(0, 120));
    if (!row) throw notFound('No encontramos ese elixir.');
    if (row === 'gone') throw new AppError(410, 'Ya no hacemos ese elixir.');
    const own = [row.id, ...(row.parts ?? []).map(({ elixirId }) => elixirId)];
    const near = await menu.near(nearnessTo(row), row.flowers.map(slugOf), own);
    const blend = toBlend(row);
    const told = blend.rating && (await opinions.latest((row.sizes ?? [row]).map(({ id }) => id)));
    res.json({ blend, pairings: near.map(toBlend), ...(told && { opinions: told }) });
  });

  router.get('/collections/:slug', async (req, res) => {
    const { slug } = req.params;
    const blends = (await menu.collection(slug)).map(toBlend);
    const named = blends.flatMap(collectionsOf).find(({ id }) => id === slug);
    if (!named) throw notFound('No encontramos esa colección.');
    res.json({ label: named.label, blends } satisfies Collection);
  });

  router.get('/suggested', async (req, res) => {
    const { without, flowers: wanted } = parseQuery(suggestedQuery, req);
    const near = await menu.near((row) => flowersIn(row, wanted), wanted, without.map(Number));
    res.json(near.flatMap((card) => onSaleOf(card) ?? []).map(toBlend));
  });

  return router;
}
