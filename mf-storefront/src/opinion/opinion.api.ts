import { api } from '@shop/app-kit';
import type { OpinionAsked, OpinionWrite } from '@shop/contracts/opinion';

const pathOf = (token: string) => `/opinions/${encodeURIComponent(token)}`;

const opinionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOpinion: build.query<OpinionAsked, string>({ query: pathOf, keepUnusedDataFor: 0 }),
    sayOpinion: build.mutation<OpinionAsked, { token: string; said: OpinionWrite }>({
      query: ({ token, said }) => ({ url: pathOf(token), method: 'POST', body: said }),
    }),
  }),
});

export const { useGetOpinionQuery, useSayOpinionMutation } = opinionApi;
