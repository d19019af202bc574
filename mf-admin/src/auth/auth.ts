import type { AppDispatch, RootState } from '@shop/app-kit';
import { forgetDrafts } from '@shop/app-kit/forms';
import type { LoginLinkUse, LoginRequest } from '@shop/contracts/auth';
import type { UsedCredential } from '@shop/contracts/passkey';
import type { Role } from '@shop/contracts/roles';
import { checkAuthCall, linkLoginCall, loginCall, logoutCall, passkeyLoginCall } from './auth.api.ts';
import { auth } from './auth.slice.ts';

/** A check that follows another within this time (ms) is skipped (AD11). */
const CHECK_THROTTLE_MS = 5_000;

/** Asks the server who is signed in; a failed check counts as nobody (AD12). */
export const checkAuth = () => async (dispatch: AppDispatch, getState: () => RootState) => {
  const { status, checkedAt } = auth.selectors.auth(getState());
  if (status !== 'unknown' && Date.now() - checkedAt < CHECK_THROTTLE_MS) return status;
  const answer = await dispatch(checkAuthCall.initiate());
  if (answer.error) console.error('auth check failed', answer.error);
  if (answer.data) dispatch(auth.actions.signedIn({ ...answer.data, at: Date.now() }));
  else dispatch(auth.actions.signedOut({ at: Date.now() }));
  return auth.selectors.auth(getState()).status;
};

/** Signs in; answers the failed call's error, or nothing. The answer's status decides, whatever its body says (AD73). */
export const login = (credentials: LoginRequest) => async (dispatch: AppDispatch) => {
  const { data, error } = await dispatch(loginCall.initiate(credentials));
  if (error) console.error('login failed', error);
  return error ?? dispatch(entered({ username: credentials.username, role: data?.role }));
};

/** Signs in with what a passkey answered; answers the failed call's error, or nothing. */
export const loginWithPasskey = (credential: UsedCredential) => async (dispatch: AppDispatch) => {
  const { data, error } = await dispatch(passkeyLoginCall.initiate({ credential }));
  return error ?? dispatch(entered(data!));
};

/** The same as `loginWithPasskey`, with a mailed link. */
export const loginWithLink = (given: LoginLinkUse) => async (dispatch: AppDispatch) => {
  const { data, error } = await dispatch(linkLoginCall.initiate(given));
  return error ?? dispatch(entered(data!));
};

const NO_COOKIES = {
  status: 428,
  data: {
    message:
      'Tu navegador no acepta cookies, y sin ellas no se puede entrar. Actívalas o usa otro navegador.',
  },
};

/** Whether the sign-in lasts: without cookies it does not. Returns the reason when it fails, or undefined. */
const entered =
  (who: { username: string; role?: Role | undefined }) =>
  async (dispatch: AppDispatch): Promise<unknown> => {
    const { data } = await dispatch(checkAuthCall.initiate());
    if (data === null) return NO_COOKIES;
    dispatch(auth.actions.signedIn({ ...who, at: Date.now() }));
    return undefined;
  };

/** Whether the first step succeeded and the account needs a second one. */
export const wantsCode = (error: unknown): boolean =>
  (error as { data?: { needsCode?: boolean } }).data?.needsCode === true;

/** Ends unauthenticated even when the call fails (AD10). */
export const logout = () => async (dispatch: AppDispatch) => {
  const answer = await dispatch(logoutCall.initiate());
  if ('error' in answer && answer.error) console.error('logout failed', answer.error);
  forgetDrafts();
  dispatch(auth.actions.signedOut({ at: Date.now(), chosen: true }));
};
