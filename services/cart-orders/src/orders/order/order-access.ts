import type { Request } from 'express';
import type { Deps } from '../../deps.ts';
import { isOrderToken, orderToken } from './order-link.ts';
import type { OrderRow } from './order.model.ts';

/** The session that bought, or whoever has the signed link (H13). */
export const isBuyer = (deps: Deps, req: Request, order: OrderRow): boolean =>
  order.sessionId === req.sessionID || isOrderToken(req.query['t'], order._id, deps.config.SESSION_SECRET);

/** The page where the buyer gives the address of an order that was paid without one (H8), signed. */
export const addressLink = ({ config }: Pick<Deps, 'config'>, orderId: string): string =>
  `${config.PUBLIC_BASE_URL.replace(/\/$/, '')}/checkout/address?${new URLSearchParams({
    orderId,
    t: orderToken(orderId, config.SESSION_SECRET),
  })}`;
