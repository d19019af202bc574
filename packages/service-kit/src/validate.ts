import type { Request } from 'express';
import * as z from 'zod';
import { badRequest, notFound } from './errors.ts';

/**
 * Parses what came over the wire.
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
 * A path parameter. What cannot be an id of ours is an address where nothing is, like an id that nobody has (H13).
 * @throws AppError 404
 */
export function parseParam<T extends z.core.$ZodType>(schema: T, req: Request, name: string): z.output<T> {
  const result = z.safeParse(schema, req.params[name]);
  if (!result.success) throw notFound();
  return result.data;
}
