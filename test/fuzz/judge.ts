import type { Endpoint } from '@shop/contracts/endpoints/endpoint';
import type { TestAnswer } from '@shop/service-kit/testing/client';
import type { As } from './calls.ts';

const REFUSALS = [400, 401, 403, 404, 413, 414, 415, 429];

/** What an answer breaks of its contract, if anything. That errors are JSON with a message is judged by I6 and I7. */
export function broken(endpoint: Endpoint, as: As, { status, body }: TestAnswer): string | undefined {
  if (status >= 500) return `${status}`;
  const isClosed = endpoint.who === 'admin' || endpoint.who === 'service';
  if (isClosed && as !== 'allowed' && !REFUSALS.includes(status)) return `${as} got ${status}`;
  const promised = status === 409 ? endpoint.conflict : status < 300 ? endpoint.response : undefined;
  // An address may refuse for several reasons: only the one that brings more than a message has a form of its own.
  if (!promised || (status === 409 && isPlainError(body))) return undefined;
  const { error } = promised.safeParse(body);
  return error && `${status} is not what the contract says: ${JSON.stringify(error.issues.slice(0, 2))}`;
}

const isPlainError = (body: unknown): boolean =>
  Object.keys(body ?? {}).every((name) => ['message', 'errors'].includes(name));
