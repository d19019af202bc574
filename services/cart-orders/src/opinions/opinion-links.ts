import { signatures } from '../signatures.ts';
import type { LinkedOrder } from '../orders/order/order-token.ts';

export type OpinionLinks = ReturnType<typeof createOpinionLinks>;

const { sign, isSigned } = signatures('opinion');
/** Revoking the links of an order ends these as well. */
const named = ({ _id, linkRound = 0 }: LinkedOrder, elixirId: number): string =>
  `${_id}:${linkRound}:${elixirId}`;

/** Links by which the buyer of an order says what they think of one of its products: they open nothing else. */
export function createOpinionLinks({ publicBaseUrl, secret }: { publicBaseUrl: string; secret: string }) {
  const shop = publicBaseUrl.replace(/\/$/, '');
  const token = (order: LinkedOrder, elixirId: number) =>
    `${order._id}.${elixirId}.${sign(named(order, elixirId), secret)}`;
  return {
    shop,
    token,
    /** @param stars what is chosen already when the page opens */
    page: (order: LinkedOrder, elixirId: number, stars?: number) =>
      `${shop}/opinion?${new URLSearchParams({
        t: token(order, elixirId),
        ...(stars && { estrellas: String(stars) }),
      })}`,
    /** What a token says it is about; nothing is proved yet. */
    claimed(given: string): { orderId: string; elixirId: number } {
      const [orderId = '', elixirId] = given.split('.');
      return { orderId, elixirId: Number(elixirId) };
    },
    isFor: (given: string, order: LinkedOrder, elixirId: number): boolean =>
      isSigned(given.split('.')[2], named(order, elixirId), secret),
  };
}
