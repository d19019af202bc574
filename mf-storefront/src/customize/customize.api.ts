import { api, putIntoCart } from '@shop/app-kit';
import type {
  CustomElixirForm,
  CustomElixirRequest,
  CustomElixirResponse,
} from '@shop/contracts/custom-elixir';

type Creation = CustomElixirForm &
  Pick<CustomElixirRequest, 'milliliters' | 'replaces'> & { idempotencyKey: string };

/** The call that creates an elixir and puts it into the cart (H6). */
const customizeApi = api.injectEndpoints({
  endpoints: (build) => ({
    createCustomElixir: build.mutation<CustomElixirResponse, Creation>({
      // The server decides price, picture and description (H4): the page sends only the name.
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
