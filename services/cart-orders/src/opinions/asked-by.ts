import { opinionTokenParam, type OpinionAsked } from '@shop/contracts/opinion';
import { notFound } from '@shop/service-kit/errors';
import type { Request, RequestHandler } from 'express';
import type { OrderRow } from '../orders/order/order.model.ts';
import type { OrderStore } from '../orders/order/order.store.ts';
import { firstNameOf, isForgotten, toldOf } from './may-tell.ts';
import type { OpinionLinks } from './opinion-links.ts';
import type { OpinionRow } from './opinion.model.ts';
import type { PhotosClient } from './photos.client.ts';
import type { TellCatalogDeps } from './tell-catalog.ts';

export type OpinionDeps = TellCatalogDeps & {
  orders: Pick<OrderStore, 'find'>;
  opinionLinks: OpinionLinks;
  limit: RequestHandler;
  limitPhotos: RequestHandler;
  photos: PhotosClient;
};
type OpinionRequest = { order: OrderRow; elixirId: number; product: string };

export const NOTHING = 'Este enlace no es válido. Ábrelo completo, como está en tu correo.';
export const OVER = 'Este pedido se canceló o se reembolsó, así que ya no se puede opinar.';

/**
 * The order and product of the visitor's link.
 * @throws AppError 404 while the shop asks for no opinions, for a link that is cut off, not signed for this or revoked,
 * and for a forgotten buyer
 */
export async function askedBy(
  { orders, opinionLinks: links, settings }: OpinionDeps,
  req: Request,
): Promise<OpinionRequest> {
  const { data: token } = opinionTokenParam.safeParse(req.params['token']);
  const { notices } = await settings.read();
  if (!token || !notices?.opinionDays) throw notFound(NOTHING);
  const { orderId, elixirId } = links.claimed(token);
  const order = await orders.find(orderId);
  const line = order && toldOf(order).find((one) => one.elixirId === elixirId);
  if (!line || isForgotten(order) || !links.isFor(token, order, elixirId)) throw notFound(NOTHING);
  return { order, elixirId, product: line.elixirName };
}

export const toAsked = ({ order, product }: OpinionRequest, said: OpinionRow | null): OpinionAsked => ({
  product,
  name: said?.name ?? firstNameOf(order),
  ...(said && {
    said: {
      ...{ stars: said.stars, text: said.text, isPublished: said.state === 'published' },
      ...(said.photos && { photos: said.photos }),
    },
  }),
});
