import { api } from '@shop/app-kit';
import type { Proof } from '@shop/contracts/account';
import type { AuthResponse, LoginRequest } from '@shop/contracts/auth';
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
    logout: build.mutation<unknown, void>({ query: () => ({ url: '/admin/logout', method: 'POST' }) }),
    prove: build.mutation<unknown, Proof>({
      query: (body) => ({ url: '/admin/auth/prove', method: 'POST', body }),
    }),
    /** Asks for a proof where there is none: for what is not a call, as a download is not. */
    checkProof: build.mutation<unknown, void>({ queryFn: withProof(() => ({ url: '/admin/auth/prove' })) }),
  }),
});

export const { useProveMutation, useCheckProofMutation } = authApi;
