import { setTimeout as sleep } from 'node:timers/promises';
import { traced } from '@shop/service-kit/tracing/tracing';
import * as z from 'zod';
import { ProviderError } from '../../../shopping/checkout/payment-page.port.ts';
import { RefusedError } from '../payment.port.ts';
import { readJson } from './read-json.ts';
import { refusalText } from './refusal-texts.ts';

const TIMEOUT_MS = 5_000;
const RETRY_MS = 150;
const RETRIED = new Set([429, 500, 502, 503, 504]);
/** Answers that stay the same however often the call is repeated. */
const FINAL = new Set([400, 403, 404, 422]);

export type Call = {
  method?: 'GET' | 'POST' | 'PUT';
  query?: Record<string, string | number>;
  body?: object;
  idempotencyKey?: string;
};
export type Api = ReturnType<typeof createApi>;

/**
 * The provider's HTTP API. Its SDK is no use for it: that reads ids as numbers, which lose digits above 2^53, keeps the
 * address of the server for the whole process, and its timeout ends with the headers.
 */
export function createApi({ url, accessToken }: { url: string; accessToken: string }) {
  const origin = url.replace(/\/$/, '');

  async function send(path: string, { method = 'GET', query = {}, body, idempotencyKey }: Call) {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]));
    const request = {
      method,
      signal,
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        ...(idempotencyKey && { 'x-idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
    };
    const once = () => fetch(`${origin}${path}${search.size > 0 ? `?${search}` : ''}`, request);
    const first = await once().catch((error: unknown) => {
      if (signal.aborted) throw error;
    });
    if (first && !RETRIED.has(first.status)) return first;
    await first?.body?.cancel();
    await sleep(RETRY_MS, undefined, { signal });
    return once();
  }

  /** What the provider answers, within 5 seconds. @throws ProviderError, and RefusedError when repeating it is no use */
  return async function call(what: string, path: string, options: Call = {}): Promise<unknown> {
    try {
      return await traced({ name: `provider: ${what}`, kind: 'client' }, async () => {
        const response = await send(path, options);
        const text = await response.text();
        if (response.ok) return readJson(text || '{}');
        throw new Refusal(response.status, text);
      });
    } catch (error) {
      throw error instanceof Refusal && FINAL.has(error.status)
        ? new RefusedError(what, error, reasonOf(error.text))
        : new ProviderError(what, error);
    }
  };
}

export const isNotFound = (error: unknown): boolean =>
  error instanceof ProviderError && error.cause instanceof Refusal && error.cause.status === 404;

/** An answer that says no. */
class Refusal extends Error {
  readonly status: number;
  readonly text: string;

  constructor(status: number, text: string) {
    super(`${status} ${text.slice(0, 500)}`);
    this.status = status;
    this.text = text;
  }
}

const reasons = z.object({ cause: z.tuple([z.object({ code: z.coerce.number() })], z.unknown()) });

/** The first reason: the provider's number, 0 when it gives none, and what an administrator reads. */
function reasonOf(text: string): { code: number; reason: string } {
  const code = reasons.safeParse(jsonOf(text)).data?.cause[0].code ?? 0;
  return { code, reason: refusalText(code) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
