import { createHash } from 'node:crypto';
import type { Reply, Request } from '../http.ts';
import { json } from '../http.ts';
import type { Sandbox } from '../sandbox.ts';
import { ApiError } from './api-error.ts';

/**
 * Does the work once per X-Idempotency-Key: the same request again gets the first answer, another request with a
 * used key 409. Work and key are committed together, so a kill between them is impossible; then webhooks go out.
 */
export function once({ books, post }: Sandbox, request: Request, work: () => Reply): Reply {
  const key = String(request.headers['x-idempotency-key'] ?? '');
  const reply = books.whole(() => {
    const fingerprint = digest(request);
    const earlier = key ? books.answers.get(key) : undefined;
    if (earlier && earlier.request !== fingerprint) {
      throw new ApiError(409, 'idempotency_key_already_used', 'Idempotency key used with another request');
    }
    if (earlier) return json(earlier.status, JSON.parse(earlier.body));
    const done = work();
    if (key) books.answers.add(key, { request: fingerprint, status: done.status, body: done.body ?? '' });
    return done;
  });
  post.pump();
  return reply;
}

const digest = ({ method, path, body }: Request) =>
  createHash('sha256').update(`${method} ${path} ${body}`).digest('hex');
