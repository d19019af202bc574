import { setTimeout as sleep } from 'node:timers/promises';
import { traced } from '@shop/service-kit/tracing/tracing';
import { TimeoutError, withTimeout } from '@shop/service-kit/with-timeout';
import { MercadoPagoError } from 'mercadopago/dist/utils/errors/index.js';
import * as z from 'zod';
import { ProviderError } from '../../../shopping/checkout/payment-page.port.ts';
import { RefusedError } from '../payment.port.ts';
import { readJson } from './read-json.ts';
import { refusalText } from './refusal-texts.ts';

const TIMEOUT_MS = 5_000;
export const RETRY_MS = 150;
const RETRIED = new Set([429, 500, 502, 503, 504]);
/** Statuses that stay the same however often the call is repeated. */
const FINAL = new Set([400, 403, 404, 422]);

export type Call = {
  method?: 'GET' | 'POST';
  query?: Record<string, string | number>;
  body?: object;
  idempotencyKey?: string;
};

/**
 * Payments and refunds of the provider's HTTP API. The SDK reads their ids as numbers, which lose digits above 2^53.
 * So the SDK only makes the pages (`pages.ts`), whose ids are strings.
 */
export function createApi({ url, accessToken }: { url: string; accessToken: string }) {
  async function send(path: string, options: Call, signal: AbortSignal) {
    const { method = 'GET', query = {}, body, idempotencyKey } = options;
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
    const once = () => fetch(`${url}${path}${search.size > 0 ? `?${search}` : ''}`, request);
    const first = await once().catch((error: unknown) => {
      if (signal.aborted) throw error;
    });
    if (first && !RETRIED.has(first.status)) return first;
    await first?.body?.cancel();
    await sleep(RETRY_MS, undefined, { signal });
    return once();
  }

  return (what: string, path: string, options: Call = {}): Promise<unknown> =>
    askProvider(what, async (signal) => {
      const response = await send(path, options, signal);
      const text = await response.text();
      if (response.ok) return readJson(text || '{}');
      throw new Refusal(response.status, text);
    });
}

/**
 * Calls the provider with a limit of 5 seconds; then `signal` aborts what can be aborted.
 * @throws ProviderError, and RefusedError when a retry is useless
 */
export async function askProvider<T>(what: string, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const giveUp = () => {
    limit.abort();
    throw new TimeoutError(TIMEOUT_MS);
  };
  try {
    return await traced({ name: `provider: ${what}`, kind: 'client' }, () =>
      withTimeout(ask(limit.signal), TIMEOUT_MS, giveUp),
    );
  } catch (error) {
    throw saysNo(error) && isFinal(error)
      ? new RefusedError(what, error, reasonOf(error))
      : new ProviderError(what, error);
  }
}

/** A 409 is final only when it gives a reason: a 409 about a used key concerns this call alone. */
const isFinal = (error: Refusal | MercadoPagoError): boolean =>
  FINAL.has(error.status) ||
  (error.status === 409 && error instanceof Refusal && /^cannot_/.test(error.word ?? ''));

const saysNo = (error: unknown): error is Refusal | MercadoPagoError =>
  error instanceof Refusal || error instanceof MercadoPagoError;

const isNotFound = (error: unknown): boolean =>
  error instanceof ProviderError && error.cause instanceof Refusal && error.cause.status === 404;

/** For `catch`: turns the provider's 404 into undefined. */
export function unlessMissing(error: unknown): undefined {
  if (!isNotFound(error)) throw error;
}

/** A response with an error status. */
class Refusal extends Error {
  readonly status: number;
  readonly causes: unknown;
  /** The reason as a word, which only the orders API sends. */
  readonly word: string | undefined;

  constructor(status: number, text: string) {
    super(`${status} ${text.slice(0, 500)}`);
    this.status = status;
    const said = answer.safeParse(jsonOf(text)).data;
    this.causes = said?.cause;
    this.word = said?.errors?.[0]?.code;
  }
}

const answer = z.object({
  cause: z.unknown().optional(),
  errors: z
    .array(z.object({ code: z.string() }))
    .optional()
    .catch(undefined),
});
const reasons = z.tuple([z.object({ code: z.coerce.number() })], z.unknown());

/** The first reason: the provider's number, 0 when it gives none, and the text for an administrator. */
function reasonOf({ causes }: { causes: unknown }): { code: number; reason: string } {
  const code = reasons.safeParse(causes).data?.[0].code ?? 0;
  return { code, reason: refusalText(code) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
