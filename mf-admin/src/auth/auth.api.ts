import { injectCalls, requestOf } from '../calls.ts';
import { withProof } from '../proof/with-proof.ts';
import type { AuthResponse } from '@shop/contracts/auth';

export const authApi = injectCalls(({ build, read, change }) => ({
  // A mutation, because it must always ask: a query's cache entry without a subscriber may be swept, and its
  // request with it, just when the next check is under way.
  checkAuth: build.mutation<AuthResponse | null, void>({
    query: () => ({ ...requestOf('GET /api/admin/check-auth'), on401: 'null' }),
  }),
  login: change('POST /api/admin/login'),
  getLoginWays: read('GET /api/admin/login'),
  passkeyOptions: change('POST /api/admin/login/passkey/options'),
  passkeyLogin: change('POST /api/admin/login/passkey'),
  askLoginLink: change('POST /api/admin/login/link'),
  useLoginLink: change('POST /api/admin/login/link/use'),
  logout: change('POST /api/admin/logout'),
  prove: change('POST /api/admin/auth/prove'),
  /** Asks for a proof when there is none: for requests that are not calls, such as downloads. */
  checkProof: build.mutation<unknown, void>({
    queryFn: withProof(() => requestOf('GET /api/admin/auth/prove')),
  }),
}));

export const { useProveMutation, useCheckProofMutation, useGetLoginWaysQuery, useAskLoginLinkMutation } =
  authApi;
