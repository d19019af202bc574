import { api } from '@shop/app-kit';
import type { cartLink } from '@shop/contracts/cart';
import type * as z from 'zod/mini';

const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    cartLink: build.query<z.infer<typeof cartLink>, string>({ query: () => '/cart/link' }),
  }),
});

export const { useCartLinkQuery } = chatApi;
