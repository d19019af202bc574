import { offlineWords } from '@shop/contracts/offline';
import { isAway } from './line.ts';
import type { ApiFailure } from './request.ts';
import { NETWORK_ERROR_MESSAGE } from './request.ts';

/** `es` is what people read; `en` is the specification's exact wording, shown as a second, smaller line (H2). */
export type Message = { es: string; en?: string };

/** Errors whose exact text is English; one area's errors are defined there. Without `en` only Spanish is shown. */
export const messages = {
  notFound: { es: 'No encontramos esta página', en: '404 Page Not Found' },
  network: { es: 'No pudimos conectar con el servidor. Revisa tu conexión.', en: NETWORK_ERROR_MESSAGE },
  cartAdd: { es: 'No se pudo añadir al carrito. Intenta de nuevo.' },
} as const satisfies Record<string, Message>;

/** The message about a missing network, worded for this page. */
const offline = (): Message => ({ es: offlineWords(location.pathname), en: NETWORK_ERROR_MESSAGE });

const isFailure = (error: unknown): error is ApiFailure =>
  typeof error === 'object' && error !== null && 'status' in error && 'data' in error;

/** HTTP status of a failed call, if it was one. */
export const statusOf = (error: unknown) => (isFailure(error) ? error.status : undefined);

/** The failure of cart changes in browsers without cookies. */
export const noCookies: ApiFailure = {
  status: 428,
  data: {
    message:
      'Tu navegador no acepta cookies, y tu carrito las necesita. Actívalas o abre la tienda en otro navegador.',
  },
  text: '',
};

/** The message when a piece could not be added to the cart. */
export const cartAddError = (error: unknown): string => {
  if (statusOf(error) === noCookies.status) return noCookies.data.message;
  return (isAway() ? offline() : messages.cartAdd).es;
};

/** The server's field errors of a 400: `{ field: message }`. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  (isFailure(error) && error.data.errors) || {};

/** The server's Spanish message, the bilingual network message, or the given fallback. */
export const messageOf = (error: unknown, fallback: Message): Message => {
  const text = isFailure(error) ? error.data.message : '';
  if (text === NETWORK_ERROR_MESSAGE) return isAway() ? offline() : messages.network;
  return text ? { es: text } : fallback;
};
