import { api } from '@shop/app-kit';
import type { OpinionAsked, OpinionWrite, ShownOpinion } from '@shop/contracts/opinion';

/** Many phones upload slowly. */
const UPLOAD_MS = 90_000;
const pathOf = (token: string) => `/opinions/${encodeURIComponent(token)}`;

const opinionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOpinion: build.query<OpinionAsked, string>({ query: pathOf, keepUnusedDataFor: 0 }),
    addPhoto: build.mutation<OpinionAsked, { token: string; file: File }>({
      query: ({ token, file }) => {
        const body = new FormData();
        body.append('image', file);
        return { url: `${pathOf(token)}/photos`, method: 'POST', body, timeoutMs: UPLOAD_MS };
      },
    }),
    takePhoto: build.mutation<OpinionAsked, { token: string; key: string }>({
      query: ({ token, key }) => ({ url: `${pathOf(token)}/photos/${key}`, method: 'DELETE' }),
    }),
    moreOpinions: build.query<ShownOpinion[], { ids: number[]; page: number }>({
      query: ({ ids, page }) => ({ url: '/opinions', params: { ids: ids.join(','), page } }),
      keepUnusedDataFor: 0,
    }),
    sayOpinion: build.mutation<OpinionAsked, { token: string; said: OpinionWrite }>({
      query: ({ token, said }) => ({ url: pathOf(token), method: 'POST', body: said }),
    }),
  }),
});

export const {
  useGetOpinionQuery,
  useSayOpinionMutation,
  useAddPhotoMutation,
  useTakePhotoMutation,
  useLazyMoreOpinionsQuery,
} = opinionApi;
