import type { ServerResponse } from 'node:http';
import { isAway } from '@shop/http/grace-period';
import { answerError } from '@shop/http/answer';

/** `late`: the service was reached but did not answer in time. `busy`: it has its maximum of requests. */
export type UpstreamError = Error & { code?: string; late?: boolean; busy?: boolean };

/** Answers in place of a failed service. Reveals neither its address nor the cause. @returns the status */
export function answerFailure(res: ServerResponse, error: Partial<UpstreamError>): 502 | 503 | 504 {
  const [status, message, retryAfterSeconds] = failureOf(error);
  answerError(res, status, message, retryAfterSeconds);
  return status;
}

function failureOf(error: Partial<UpstreamError>): [502 | 503 | 504, string, number?] {
  if (error.busy) return [503, 'La tienda tiene muchas visitas en este momento. Intenta de nuevo.', 2];
  if (error.late) return [504, 'El servicio tardó demasiado en responder. Intenta de nuevo.', 2];
  if (isAway(error)) return [503, 'El servicio no está disponible por el momento. Intenta de nuevo.', 2];
  return [502, 'El servicio no respondió correctamente. Intenta de nuevo.'];
}
