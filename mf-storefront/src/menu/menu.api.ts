import { api } from '@shop/app-kit';
import { elixirList, type Elixir } from '@shop/contracts/elixir';

/** The ready-made blends (SF12). */
export const menuApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMenu: build.query<Elixir[], void>({
      query: () => '/elixirs/predesigned/all',
      providesTags: ['Elixir'],
      // Production bundles drop the check and with it the schema library.
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: elixirList }),
    }),
  }),
});

export const { useGetMenuQuery } = menuApi;
