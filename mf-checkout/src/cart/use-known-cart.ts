import { useCart } from '@shop/app-kit';

/**
 * The cart, as far as it is known. Pages bring the empty cart of a new visitor along: it counts only as long as nobody
 * failed to read the real one.
 */
export const useKnownCart = () => {
  const { data, isError, refetch } = useCart();
  const cart = isError && !data?.items.length ? undefined : data;
  return { cart, isError, refetch };
};
