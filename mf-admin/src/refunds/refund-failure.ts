import { refundConflict } from '@shop/contracts/refund';
import { messageOf, messages, statusOf } from '@shop/app-kit';

const FAILED = { es: 'No se pudo hacer el reembolso. Inténtalo de nuevo.' };
const AGAIN = 'Puedes repetirlo sin riesgo: aunque ya se hubiera hecho, no se hará dos veces.';

/** Pesos that were refunded before the provider refused the rest. */
export const backOf = (error: unknown): number => {
  const { back = 0 } = (error as { data?: { back?: number } }).data ?? {};
  return back;
};

/** Pesos that can be refunded now, when that is not what the window showed. */
export const leftNow = (error: unknown): number | undefined =>
  refundConflict.safeParse((error as { data?: unknown }).data).data?.current?.left;

export type Failure = { title: string; text: string };

/** The message of a failed refund: the server's words, or by default that it is safe to repeat it. */
export const refundFailure = (error: unknown): Failure => {
  const message = messageOf(error, FAILED);
  const isUnknown = (statusOf(error) ?? 500) >= 500 && (message === FAILED || message === messages.network);
  if (backOf(error) > 0) return { title: 'Sólo se devolvió una parte', text: message.es };
  return isUnknown
    ? { title: 'No sabemos si el reembolso se hizo', text: `${message.es} ${AGAIN}` }
    : { title: 'El reembolso no se hizo', text: message.es };
};
