import { opinionDecision, opinionListQuery, opinionWrite, type Opinion } from '@shop/contracts/opinion';
import { conflict, notFound, parseBody, parseParam, parseQuery } from '@shop/service-kit/errors';
import { tellCount } from '@shop/service-kit/list-count/list-count';
import { Router } from 'express';
import * as z from 'zod';
import { askedBy, NOTHING, OVER, toAsked, type OpinionDeps } from './asked-by.ts';
import { isForgotten, mayTell } from './may-tell.ts';
import type { OpinionRow } from './opinion.model.ts';
import { photosOfBuyers, sendPhoto, shownRoutes } from './photo.routes.ts';
import { tellCatalog, type TellCatalogDeps } from './tell-catalog.ts';

const MOVED = 'Esta opinión cambió mientras la leías.';
const opinionId = z.string().regex(/^[\w-]{16,64}\.[1-9]\d{0,14}$/);

/** /api/opinions/{token}: a GET only shows, because mail scanners follow links. */
export function opinionRoutes(deps: OpinionDeps): Router {
  const router = Router().use(shownRoutes(deps));
  const { opinions, orders, limit } = deps;

  router.get('/:token', limit, async (req, res) => {
    const asked = await askedBy(deps, req);
    const said = await opinions.of({ orderId: asked.order._id, elixirId: asked.elixirId });
    res.set('Cache-Control', 'private, no-store').json(toAsked(asked, said));
  });
  router.post('/:token', limit, async (req, res) => {
    const { order, elixirId, product } = await askedBy(deps, req);
    if (!mayTell(order)) throw conflict(OVER);
    const about = { orderId: order._id, orderNumber: order.number, elixirId, product };
    const said = await opinions.write(about, parseBody(opinionWrite, req));
    const now = await orders.find(order._id);
    // The buyer was forgotten while writing, so nothing is kept.
    if (!now || isForgotten(now)) {
      await opinions.forget([order._id]);
      throw notFound(NOTHING);
    }
    // The published version is not the buyer's opinion any more; the worker repeats a failed call.
    await tellCatalog(deps, elixirId).catch(() => undefined);
    res.json(toAsked({ order, elixirId, product }, said));
  });
  router.use(photosOfBuyers(deps));
  return router;
}

/** /api/admin/opinions: nothing is public before the team has read it. */
export function opinionAdminRoutes(deps: TellCatalogDeps & Pick<OpinionDeps, 'photos'>): Router {
  const router = Router();
  const { opinions } = deps;
  router.get('/', async (req, res) => {
    const { rows, ...counted } = await opinions.list(parseQuery(opinionListQuery, req));
    tellCount(res, counted).json(rows.map(toOpinion));
  });
  router.get('/:id/photos/:key', async (req, res) => {
    const said = await opinions.find(parseParam(opinionId, req, 'id'));
    await sendPhoto(deps, { req, said }, res);
  });
  router.put('/:id', async (req, res) => {
    const id = parseParam(opinionId, req, 'id');
    const decided = await opinions.decide(id, parseBody(opinionDecision, req));
    if (!decided) {
      const current = await opinions.find(id);
      throw current
        ? conflict(MOVED, { current: toOpinion(current) })
        : notFound('No encontramos esa opinión.');
    }
    await tellCatalog(deps, decided.elixirId).catch(() => undefined);
    res.json(toOpinion(decided));
  });
  return router;
}

const toOpinion = ({
  _id,
  at,
  state,
  isUntold: _untold,
  isKeptBack: _back,
  hasFiles: _files,
  ...row
}: OpinionRow): Opinion => ({
  ...row,
  ...{ id: _id, at: at.toISOString() },
  // Nobody reads a forgotten opinion, so any state will do.
  state: state === 'forgotten' ? 'hidden' : state,
});
