import { useSearchParams } from 'react-router-dom';
import type { OrderRef } from './order.api.ts';

/** The order that the page's address names, with the signature of a link if there is one. */
export const useOrderRef = (): OrderRef | null => {
  const [query] = useSearchParams();
  const orderId = query.get('orderId');
  return orderId ? { orderId, token: query.get('t') ?? undefined } : null;
};

/** A page of the same order: what was signed stays signed. */
export const orderPage = (page: 'success' | 'address' | 'pending', { orderId, token }: OrderRef): string =>
  `/checkout/${page}?${new URLSearchParams({ orderId, ...(token ? { t: token } : {}) })}`;
