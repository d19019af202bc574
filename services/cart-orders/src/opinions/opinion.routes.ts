import {
  opinionDecision,
  opinionListQuery,
  opinionTokenParam,
  opinionWrite,
  type Opinion,
  type OpinionAsked,
} from '@shop/contracts/opinion';
import { conflict, notFound, parseBody, parseParam, parseQuery } from '@shop/service-kit/errors';
import { tellCount } from '@shop/service-kit/list-count/list-count';
import { Router, type Request, type RequestHandler } from 'express';
import * as z from 'zod';
import type { OrderRow } from '../orders/order/order.model.ts';
import type { OrderStore } from '../orders/order/order.store.ts';
import { firstNameOf, isForgotten, mayTell, toldOf } from './may-tell.ts';
import type { OpinionLinks } from './opinion-links.ts';
import type { OpinionRow } from './opinion.model.ts';
import { tellCatalog, type TellCatalogDeps } from './tell-catalog.ts';

type Deps = TellCatalogDeps & {
  orders: Pick<OrderStore, 'find'>;
  opinionLinks: OpinionLinks;
  limit: RequestHandler;
};
type Asked = { order: OrderRow; elixirId: number; product: string };

const NOTHING = 'Este enlace no es válido. Ábrelo completo, como está en tu correo.';
const OVER = 'Este pedido se canceló o se reembolsó, así que ya no se puede opinar.';
const MOVED = 'Esta opinión cambió mientras la leías.';
const opinionId = z.string().regex(/^[\w-]{16,64}\.[1-9]\d{0,14}$/);

/** /api/opinions/{token}: a GET only shows, since scanners of mails follow links. */
export function opinionRoutes(deps: Deps): Router {
  const router = Router();
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
    // Whoever was forgotten while they wrote has said nothing.
    if (!now || isForgotten(now)) {
      await opinions.forget([order._id]);
      throw notFound(NOTHING);
    }
    // What was published before is no longer what its buyer says; the worker repeats what fails.
    await tellCatalog(deps, elixirId).catch(() => undefined);
    res.json(toAsked({ order, elixirId, product }, said));
  });
  return router;
}

/**
 * What the link in hand is for.
 * @throws AppError 404 while the shop asks nobody, for a link that is cut off, was not signed for this or was revoked, and
 * for somebody who was forgotten
 */
async function askedBy({ orders, opinionLinks: links, settings }: Deps, req: Request): Promise<Asked> {
  const { data: token } = opinionTokenParam.safeParse(req.params['token']);
  const { notices } = await settings.read();
  if (!token || !notices?.opinionDays) throw notFound(NOTHING);
  const { orderId, elixirId } = links.claimed(token);
  const order = await orders.find(orderId);
  const line = order && toldOf(order).find((one) => one.elixirId === elixirId);
  if (!line || isForgotten(order) || !links.isFor(token, order, elixirId)) throw notFound(NOTHING);
  return { order, elixirId, product: line.elixirName };
}

const toAsked = ({ order, product }: Asked, said: OpinionRow | null): OpinionAsked => ({
  product,
  name: said?.name ?? firstNameOf(order),
  ...(said && {
    said: { stars: said.stars, text: said.text, isPublished: said.state === 'published' },
  }),
});

/** /api/admin/opinions: nothing is public before somebody of the shop has read it. */
export function opinionAdminRoutes(deps: TellCatalogDeps): Router {
  const router = Router();
  const { opinions } = deps;
  router.get('/', async (req, res) => {
    const { rows, ...counted } = await opinions.list(parseQuery(opinionListQuery, req));
    tellCount(res, counted).json(rows.map(toOpinion));
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
  ...row
}: OpinionRow): Opinion => ({
  ...row,
  ...{ id: _id, at: at.toISOString() },
  // One that was forgotten is read by nobody.
  state: state === 'forgotten' ? 'hidden' : state,
});
