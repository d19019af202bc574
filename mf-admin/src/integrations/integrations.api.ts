import { api } from '@shop/app-kit';
import type { ApiToken, ApiTokenCreate, ApiTokenMade } from '@shop/contracts/api-token';
import { withProof } from '../proof/with-proof.ts';

export const integrationsApi = api.enhanceEndpoints({ addTagTypes: ['ApiToken'] }).injectEndpoints({
  endpoints: (build) => ({
    listTokens: build.query<ApiToken[], void>({
      query: () => '/admin/tokens',
      providesTags: ['ApiToken'],
    }),
    makeToken: build.mutation<ApiTokenMade, ApiTokenCreate>({
      queryFn: withProof((body) => ({ url: '/admin/tokens', method: 'POST', body })),
      invalidatesTags: (_done, error) => (error ? [] : ['ApiToken']),
    }),
    revokeToken: build.mutation<unknown, string>({
      query: (id) => ({ url: `/admin/tokens/${id}`, method: 'DELETE' }),
      invalidatesTags: ['ApiToken'],
    }),
  }),
});

export const { useListTokensQuery, useMakeTokenMutation, useRevokeTokenMutation } = integrationsApi;
