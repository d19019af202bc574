import { autoIdParam } from '@shop/contracts/common';
import { NEEDS_PROOF } from '@shop/contracts/roles';
import type { Request } from 'express';
import * as z from 'zod';

/** An error with an HTTP response: `{message}` in Spanish and, for 400, the rejected fields. */
export class AppError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  /** Seconds of the Retry-After header of a 429. */
  retryAfter?: number;

  /** @param extra more fields of the response body, e.g. `{ errors: { price: '…' } }` or `{ changes: [...] }` */
  constructor(status: number, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.name = 'AppError';
    this.status = status;
    this.body = { message, ...extra };
  }
}

export const badRequest = (message: string, errors?: Record<string, string>) =>
  new AppError(400, message, errors ? { errors } : {});
export const unauthorized = (message = 'Inicia sesión para continuar.') => new AppError(401, message);
export const forbidden = (message = 'No tienes permiso para hacer esto.') => new AppError(403, message);
/** The caller is signed in, and has to prove their identity again. */
export const proofNeeded = () =>
  new AppError(403, 'Confirma que eres tú para continuar.', { code: NEEDS_PROOF });
export const notFound = (message = 'No encontramos lo que buscas.') => new AppError(404, message);
export const conflict = (message: string, extra?: Record<string, unknown>) =>
  new AppError(409, message, extra);
/** @param retryAfter seconds until a new attempt makes sense */
export const tooMany = (retryAfter: number) =>
  Object.assign(new AppError(429, 'Demasiados intentos. Espera un momento.'), { retryAfter });
export const unavailable = (message = 'El servicio no está disponible por el momento. Intenta de nuevo.') =>
  new AppError(503, message);

/**
 * Parses data from outside.
 * @throws AppError 400 `{message, errors}`: `errors` has the first message of each field, keyed by its dotted path
 */
export function parse<T extends z.core.$ZodType>(
  schema: T,
  value: unknown,
  message = 'Revisa los datos enviados.',
): z.output<T> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[issue.path.join('.') || '_'] ??= issue.message;
  throw badRequest(message, errors);
}

export const parseBody = <T extends z.core.$ZodType>(schema: T, req: Request): z.output<T> =>
  parse(schema, req.body ?? {});
export const parseQuery = <T extends z.core.$ZodType>(schema: T, req: Request): z.output<T> =>
  parse(schema, req.query);

/**
 * A path parameter. A malformed id gets the same 404 as an unknown one (H13).
 * @throws AppError 404
 */
export function parseParam<T extends z.core.$ZodType>(schema: T, req: Request, name: string): z.output<T> {
  const result = z.safeParse(schema, req.params[name]);
  if (!result.success) throw notFound();
  return result.data;
}

/** The auto number in a path. @throws AppError 404 */
export const parseId = (req: Request, name = 'id'): number => parseParam(autoIdParam, req, name);
