import { api, putIntoCart } from '@shop/app-kit';
import type { Resumed } from '@shop/contracts/resumed';

const resumeApi = api.injectEndpoints({
  endpoints: (build) => ({
    resume: build.mutation<Resumed, string>({
      queryFn: (token, store, _extra, base) =>
        putIntoCart<Resumed>(store, base, () => ({
          url: `/consents/${encodeURIComponent(token)}/resume`,
          method: 'POST',
          body: {},
        })),
      // After a failure the cart's content is unknown.
      invalidatesTags: (_done, error) => (error ? ['Cart'] : []),
    }),
  }),
});

export const { useResumeMutation } = resumeApi;
