import { api } from '@shop/app-kit';
import { elixirList, type Elixir } from '@shop/contracts/elixir';

/** The ready-made blends, for what goes well with a cart. */
export const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBlends: build.query<Elixir[], void>({
      query: () => '/elixirs/predesigned/all',
      providesTags: ['Elixir'],
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: elixirList }),
    }),
  }),
});

export const { useGetBlendsQuery } = suggestionsApi;
