import { isOrderToken } from './order-token.ts';
import type { OrderRow } from './order.model.ts';

/** `token`: the `t` of the address, when it has one. */
export type Visitor = { sessionId: string; token: unknown };

/** The session that bought, or a visitor with the signed link (H13). */
export const isBuyer = (
  order: Pick<OrderRow, '_id' | 'sessionId' | 'linkRound'>,
  { sessionId, token }: Visitor,
  secret: string,
): boolean => order.sessionId === sessionId || isOrderToken(token, order, secret);
