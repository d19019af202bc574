import { useSearchParams } from 'react-router-dom';
import type { OrderAsked } from './order.api.ts';

/** The order that the page's address names, with the signature of a link if there is one. */
export const useOrderAsked = (): OrderAsked | null => {
  const [query] = useSearchParams();
  const orderId = query.get('orderId');
  return orderId ? { orderId, token: query.get('t') ?? undefined } : null;
};

/** A page of the same order: what was signed stays signed. */
export const orderPage = (page: 'success' | 'address' | 'pending', { orderId, token }: OrderAsked): string =>
  `/checkout/${page}?${new URLSearchParams({ orderId, ...(token ? { t: token } : {}) })}`;
