import { api } from '@shop/app-kit';
import type { Proof } from '@shop/contracts/account';
import type {
  AuthResponse,
  LoginLinkRequest,
  LoginLinkUse,
  LoginRequest,
  LoginWays,
} from '@shop/contracts/auth';
import type { UsedCredential } from '@shop/contracts/passkey';
import { withProof } from '../proof/with-proof.ts';

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A mutation, because it must always ask: a query's cache entry without a subscriber may be swept, and its
    // request with it, just when the next check is under way.
    checkAuth: build.mutation<AuthResponse | null, void>({
      query: () => ({ url: '/admin/check-auth', on401: 'null' }),
    }),
    login: build.mutation<AuthResponse | null, LoginRequest>({
      query: (body) => ({ url: '/admin/login', method: 'POST', body }),
    }),
    getLoginWays: build.query<LoginWays, void>({ query: () => '/admin/login' }),
    passkeyOptions: build.mutation<object, void>({
      query: () => ({ url: '/admin/login/passkey/options', method: 'POST' }),
    }),
    passkeyLogin: build.mutation<AuthResponse, UsedCredential>({
      query: (credential) => ({ url: '/admin/login/passkey', method: 'POST', body: { credential } }),
    }),
    askLoginLink: build.mutation<unknown, LoginLinkRequest>({
      query: (body) => ({ url: '/admin/login/link', method: 'POST', body }),
    }),
    useLoginLink: build.mutation<AuthResponse, LoginLinkUse>({
      query: (body) => ({ url: '/admin/login/link/use', method: 'POST', body }),
    }),
    logout: build.mutation<unknown, void>({ query: () => ({ url: '/admin/logout', method: 'POST' }) }),
    prove: build.mutation<unknown, Proof>({
      query: (body) => ({ url: '/admin/auth/prove', method: 'POST', body }),
    }),
    /** Asks for a proof where there is none: for what is not a call, as a download is not. */
    checkProof: build.mutation<unknown, void>({ queryFn: withProof(() => ({ url: '/admin/auth/prove' })) }),
  }),
});

export const { useProveMutation, useCheckProofMutation, useGetLoginWaysQuery, useAskLoginLinkMutation } =
  authApi;
