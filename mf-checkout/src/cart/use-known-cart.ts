import { useCart } from '@shop/app-kit';

/**
 * The cart, if it is known. Server-rendered pages bring the empty cart of a new visitor: it counts only until
 * reading the real one fails.
 */
export const useKnownCart = () => {
  const { data, isError, refetch } = useCart();
  const cart = isError && !data?.items.length ? undefined : data;
  return { cart, isError, refetch };
};
