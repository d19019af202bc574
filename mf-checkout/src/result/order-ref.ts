import { useSearchParams } from 'react-router-dom';
import type { OrderRef } from './order.api.ts';

/** The order in the page's address, with the signature of a link if there is one. */
export const useOrderRef = (): OrderRef | null => {
  const [query] = useSearchParams();
  const orderId = query.get('orderId');
  return orderId ? { orderId, token: query.get('t') ?? undefined } : null;
};

/** A page of the same order, which keeps the link's signature. */
export const orderPage = (page: 'success' | 'address' | 'pending', { orderId, token }: OrderRef): string =>
  `/checkout/${page}?${new URLSearchParams({ orderId, ...(token ? { t: token } : {}) })}`;
