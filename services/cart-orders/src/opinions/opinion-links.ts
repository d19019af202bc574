import { signatures } from '../signatures.ts';
import type { LinkedOrder } from '../orders/order/order-token.ts';

export type OpinionLinks = ReturnType<typeof createOpinionLinks>;

const { sign, isSigned } = signatures('opinion');
/** Revoking an order's links also revokes these. */
const named = ({ _id, linkRound = 0 }: LinkedOrder, elixirId: number): string =>
  `${_id}:${linkRound}:${elixirId}`;

/** Links with which an order's buyer reviews one of its products. They open nothing else. */
export function createOpinionLinks({ publicBaseUrl, secret }: { publicBaseUrl: string; secret: string }) {
  const shop = publicBaseUrl.replace(/\/$/, '');
  const token = (order: LinkedOrder, elixirId: number) =>
    `${order._id}.${elixirId}.${sign(named(order, elixirId), secret)}`;
  return {
    shop,
    token,
    /** @param stars the rating that is chosen when the page opens */
    page: (order: LinkedOrder, elixirId: number, stars?: number) =>
      `${shop}/opinion?${new URLSearchParams({
        t: token(order, elixirId),
        ...(stars && { estrellas: String(stars) }),
      })}`,
    /** What a token claims to be about; the signature is not checked yet. */
    claimed(given: string): { orderId: string; elixirId: number } {
      const [orderId = '', elixirId] = given.split('.');
      return { orderId, elixirId: Number(elixirId) };
    },
    isFor: (given: string, order: LinkedOrder, elixirId: number): boolean =>
      isSigned(given.split('.')[2], named(order, elixirId), secret),
  };
}
