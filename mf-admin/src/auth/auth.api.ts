import type { AuthResponse } from '@shop/contracts/auth';
import { change, changeOf, mutation, read, requestOf } from '../calls.ts';
import { withProof } from '../proof/with-proof.ts';

// A mutation, because it must always ask: a query's cache entry without a subscriber may be swept, and its
// request with it, just when the next check is under way.
export const checkAuthCall = mutation<AuthResponse | null, void>('GET /api/admin/check-auth', {
  query: () => ({ ...requestOf('GET /api/admin/check-auth'), on401: 'null' }),
});
export const loginCall = changeOf('POST /api/admin/login');
export const useGetLoginWaysQuery = read('GET /api/admin/login');
export const passkeyOptionsCall = changeOf('POST /api/admin/login/passkey/options');
export const passkeyLoginCall = changeOf('POST /api/admin/login/passkey');
export const useAskLoginLinkMutation = change('POST /api/admin/login/link');
export const linkLoginCall = changeOf('POST /api/admin/login/link/use');
export const logoutCall = changeOf('POST /api/admin/logout');
export const useProveMutation = change('POST /api/admin/auth/prove');
/** Asks for a proof when there is none: for requests that are not calls, such as downloads. */
export const checkProofCall = mutation<unknown, void>('GET /api/admin/auth/prove', {
  queryFn: withProof(() => requestOf('GET /api/admin/auth/prove')),
});
