import type { ServerResponse } from 'node:http';
import { isAway } from '@shop/http/grace-period';
import { answerError } from '@shop/http/answer';

/** `late`: the service was reached and did not answer in time. */
export type UpstreamError = Error & { code?: string; late?: boolean };

/**
 * Answers in the place of a service that did not answer; tells nothing of its address or of the cause.
 * @returns the status
 */
export function answerFailure(res: ServerResponse, error: Partial<UpstreamError>): 502 | 503 | 504 {
  if (error.late) {
    answerError(res, 504, 'El servicio tardó demasiado en responder. Intenta de nuevo.');
    return 504;
  }
  if (isAway(error)) {
    answerError(res, 503, 'El servicio no está disponible por el momento. Intenta de nuevo.', 2);
    return 503;
  }
  answerError(res, 502, 'El servicio no respondió correctamente. Intenta de nuevo.');
  return 502;
}
