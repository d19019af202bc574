import { messageOf, statusOf } from '@shop/app-kit';

const FAILED = { es: 'No se pudo hacer el reembolso. Inténtalo de nuevo.' };
const AGAIN = 'Puedes repetirlo sin riesgo: aunque ya se hubiera hecho, no se hará dos veces.';

/** What to tell about a refund that failed: the server's words, and that a repetition is safe where that is the question. */
export const refundFailure = (error: unknown): string => {
  const text = messageOf(error, FAILED).es;
  return (statusOf(error) ?? 500) < 500 ? text : `${text} ${AGAIN}`;
};
