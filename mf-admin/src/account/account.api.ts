import { api } from '@shop/app-kit';
import type {
  Account,
  AccountSession,
  EmailProposal,
  FactorCode,
  PasswordChange,
  PasswordProof,
  ProposedFactor,
  RecoveryCodes,
} from '@shop/contracts/account';
import type { AccountPasskeys, Passkey, PasskeyCreate } from '@shop/contracts/passkey';
import { withProof } from '../proof/with-proof.ts';

const whenDone = (_answer: unknown, error: unknown) => (error ? [] : ['Account' as const]);

export const accountApi = api
  .enhanceEndpoints({ addTagTypes: ['Account', 'Session', 'Passkey'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getAccount: build.query<Account, void>({ query: () => '/admin/account', providesTags: ['Account'] }),
      getPasskeys: build.query<AccountPasskeys, void>({
        query: () => '/admin/account/passkeys',
        providesTags: ['Passkey'],
      }),
      passkeyOptionsToMake: build.mutation<object, void>({
        queryFn: withProof(() => ({ url: '/admin/account/passkeys/options', method: 'POST' })),
      }),
      addPasskey: build.mutation<Passkey, PasskeyCreate>({
        queryFn: withProof((body) => ({ url: '/admin/account/passkeys', method: 'POST', body })),
        invalidatesTags: ['Passkey', 'Account'],
      }),
      removePasskey: build.mutation<unknown, string>({
        queryFn: withProof((id) => ({ url: `/admin/account/passkeys/${id}`, method: 'DELETE' })),
        invalidatesTags: ['Passkey', 'Account'],
      }),
      changePassword: build.mutation<unknown, PasswordChange>({
        queryFn: withProof((body) => ({ url: '/admin/account/password', method: 'PUT', body })),
        invalidatesTags: (_done, error) => (error ? [] : ['Session']),
      }),
      proposeEmail: build.mutation<unknown, EmailProposal>({
        queryFn: withProof((body) => ({ url: '/admin/account/email', method: 'POST', body })),
      }),
      confirmEmail: build.mutation<unknown, FactorCode>({
        query: (body) => ({ url: '/admin/account/email/confirm', method: 'POST', body }),
        invalidatesTags: whenDone,
      }),
      removeEmail: build.mutation<unknown, void>({
        queryFn: withProof(() => ({ url: '/admin/account/email', method: 'DELETE' })),
        invalidatesTags: whenDone,
      }),
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
  useGetPasskeysQuery,
  usePasskeyOptionsToMakeMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useChangePasswordMutation,
  useProposeEmailMutation,
  useConfirmEmailMutation,
  useRemoveEmailMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useGetAccountQuery,
  useProposeFactorMutation,
  useConfirmFactorMutation,
  useRemoveFactorMutation,
} = accountApi;
