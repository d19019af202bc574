import { api, putIntoCart } from '@shop/app-kit';
import type {
  CustomElixirForm,
  CustomElixirRequest,
  CustomElixirResponse,
} from '@shop/contracts/custom-elixir';

type Creation = CustomElixirForm &
  Pick<CustomElixirRequest, 'milliliters' | 'replaces'> & { idempotencyKey: string };

/** The one call that makes an elixir and puts it into the cart (H6). */
const customizeApi = api.injectEndpoints({
  endpoints: (build) => ({
    createCustomElixir: build.mutation<CustomElixirResponse, Creation>({
      // Price, picture and description are the server's (H4): only the name is worth sending.
      queryFn: ({ name, idempotencyKey, ...mix }, store, _extra, base) =>
        putIntoCart<CustomElixirResponse>(store, base, () => ({
          url: '/custom-elixirs',
          method: 'POST',
          body: { elixir: name ? { name } : {}, ...mix },
          headers: { 'idempotency-key': idempotencyKey },
        })),
      invalidatesTags: (result) => (result ? ['Cart'] : ['Cart', 'Flower']),
    }),
  }),
});

export const { useCreateCustomElixirMutation } = customizeApi;
