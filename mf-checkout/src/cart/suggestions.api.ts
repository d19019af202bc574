import { api } from '@shop/app-kit';
import type { Blend } from '@shop/contracts/menu';

/** Numbers of excluded products, and flowers, separated by commas as in addresses. */
export type SuggestionQuery = { without: string; flowers: string };

/** A few available blends that go well with a cart. */
const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSuggested: build.query<Blend[], SuggestionQuery>({
      query: (params) => ({ url: '/elixirs/predesigned/suggested', params }),
      providesTags: ['Elixir'],
    }),
  }),
});

export const { useGetSuggestedQuery } = suggestionsApi;
