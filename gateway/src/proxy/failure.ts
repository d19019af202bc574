import { isAway } from '@shop/service-kit/patience';

export type Failure = { status: 502 | 503 | 504; message: string; retryAfter?: number };

export const LATE: Failure = {
  status: 504,
  message: 'El servicio tardó demasiado en responder. Intenta de nuevo.',
};

/** What the caller is told of a service that did not answer; nothing of its address or of the cause. */
export function failureOf(error: NodeJS.ErrnoException, late: boolean): Failure {
  if (late) return LATE;
  if (isAway(error))
    return {
      status: 503,
      message: 'El servicio no está disponible por el momento. Intenta de nuevo.',
      retryAfter: 2,
    };
  return { status: 502, message: 'El servicio no respondió correctamente. Intenta de nuevo.' };
}
