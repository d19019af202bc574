import { api } from '@shop/app-kit';
import type {
  Account,
  FactorCode,
  PasswordProof,
  ProposedFactor,
  RecoveryCodes,
} from '@shop/contracts/account';

export const accountApi = api.enhanceEndpoints({ addTagTypes: ['Account'] }).injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<Account, void>({ query: () => '/admin/account', providesTags: ['Account'] }),
    proposeFactor: build.mutation<ProposedFactor, PasswordProof>({
      query: (body) => ({ url: '/admin/account/second-factor', method: 'POST', body }),
    }),
    confirmFactor: build.mutation<RecoveryCodes, FactorCode>({
      query: (body) => ({ url: '/admin/account/second-factor/confirm', method: 'POST', body }),
    }),
    removeFactor: build.mutation<unknown, FactorCode>({
      query: (body) => ({ url: '/admin/account/second-factor/off', method: 'POST', body }),
      invalidatesTags: (_done, error) => (error ? [] : ['Account']),
    }),
  }),
});

export const {
  useGetAccountQuery,
  useProposeFactorMutation,
  useConfirmFactorMutation,
  useRemoveFactorMutation,
} = accountApi;
