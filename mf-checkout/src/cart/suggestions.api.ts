import { api } from '@shop/app-kit';
import type { Blend } from '@shop/contracts/menu';

/** Numbers of what is left out, and flowers as they stand in addresses, with commas between them. */
export type SuggestionQuery = { without: string; flowers: string };

/** A few blends on sale that go well with a cart. */
const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSuggested: build.query<Blend[], SuggestionQuery>({
      query: (params) => ({ url: '/elixirs/predesigned/suggested', params }),
      providesTags: ['Elixir'],
    }),
  }),
});

export const { useGetSuggestedQuery } = suggestionsApi;
