import type { UsedCredential } from '@shop/contracts/passkey';
import {
  startAuthentication,
  WebAuthnError,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { passkeyOptionsCall } from './auth.api.ts';
import type { AppDispatch } from '@shop/app-kit';

/** Asks the browser for a passkey. @returns its answer, or the reason: `{}` when the person closed the window */
export const askForPasskey =
  () =>
  async (dispatch: AppDispatch): Promise<{ credential?: UsedCredential; error?: unknown }> => {
    const { data, error } = await dispatch(passkeyOptionsCall.initiate());
    if (!data) return { error };
    try {
      const optionsJSON = data as unknown as PublicKeyCredentialRequestOptionsJSON;
      return { credential: (await startAuthentication({ optionsJSON })) as UsedCredential };
    } catch (thrown) {
      return isGivenUp(thrown) ? {} : { error: asFailure(thrown) };
    }
  };

/** The person closed the browser's window or let it time out: no message is needed. */
export const isGivenUp = (thrown: unknown): boolean =>
  thrown instanceof Error && ['NotAllowedError', 'AbortError'].includes(thrown.name);

/** A refusal by the browser, in the form of a failed call. */
export function asFailure(thrown: unknown): { status: number; data: { message: string } } {
  const code = thrown instanceof WebAuthnError ? thrown.code : '';
  return {
    status: 400,
    data: { message: REASONS[code] ?? 'Este navegador no pudo usar la llave de acceso.' },
  };
}
const OTHER_ADDRESS = 'Abre la tienda en su dirección pública: ahí funcionan sus llaves de acceso.';
const REASONS: Record<string, string> = {
  ERROR_INVALID_DOMAIN: OTHER_ADDRESS,
  ERROR_INVALID_RP_ID: OTHER_ADDRESS,
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'Este dispositivo ya tiene una llave de acceso de tu cuenta.',
};
