import { api } from '@shop/app-kit';
import type {
  Account,
  AccountSession,
  FactorCode,
  PasswordProof,
  ProposedFactor,
  RecoveryCodes,
} from '@shop/contracts/account';

const whenDone = (_answer: unknown, error: unknown) => (error ? [] : ['Account' as const]);

export const accountApi = api.enhanceEndpoints({ addTagTypes: ['Account', 'Session'] }).injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<Account, void>({ query: () => '/admin/account', providesTags: ['Account'] }),
    listSessions: build.query<AccountSession[], void>({
      query: () => '/admin/account/sessions',
      providesTags: ['Session'],
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => ({ url: `/admin/account/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
    endOtherSessions: build.mutation<unknown, void>({
      query: () => ({ url: '/admin/account/sessions/end-others', method: 'POST' }),
      invalidatesTags: ['Session'],
    }),
    proposeFactor: build.mutation<ProposedFactor, PasswordProof>({
      query: (body) => ({ url: '/admin/account/second-factor', method: 'POST', body }),
    }),
    confirmFactor: build.mutation<RecoveryCodes, FactorCode>({
      query: (body) => ({ url: '/admin/account/second-factor/confirm', method: 'POST', body }),
      invalidatesTags: whenDone,
    }),
    removeFactor: build.mutation<unknown, FactorCode>({
      query: (body) => ({ url: '/admin/account/second-factor/off', method: 'POST', body }),
      invalidatesTags: whenDone,
    }),
  }),
});

export const {
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useGetAccountQuery,
  useProposeFactorMutation,
  useConfirmFactorMutation,
  useRemoveFactorMutation,
} = accountApi;
