import type { ApiError } from '@shop/contracts/common';
import { setClock } from './shop-zone.ts';

export const NETWORK_ERROR_STATUS = 503;
export const NETWORK_ERROR_MESSAGE = 'Failed to connect to server. Please check your connection.';
const DEFAULT_TIMEOUT_MS = 15_000;
const NO_CONTENT = 204;

export type ApiRequest = {
  /** Path below the API's base, e.g. '/cart'. */
  url: string;
  method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** A FormData is sent as multipart, a Blob with its own type, others as JSON; no body has no content type (GW2). */
  body?: unknown;
  params?: Record<string, string | number | boolean | undefined>;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** The request survives leaving the page; only for small bodies. */
  keepalive?: boolean;
  /** What a 401 becomes: an error (the default) or the answer null (GW3). */
  on401?: 'throw' | 'null';
};

export type ApiFailure = {
  status: number;
  data: ApiError;
  /** '<status>: <body or status text>' for logs; screens show Spanish texts (GW5, H48). */
  text: string;
};

/** Additional data: endpoints of paged lists send the total in X-Total-Count. */
export type ApiMeta = { headers: Headers };
export type Result =
  | { data: unknown; error?: undefined; meta?: ApiMeta }
  | { error: ApiFailure; data?: undefined; meta?: undefined };
type Call = { base: string; signal?: AbortSignal | undefined };

const addressOf = ({ url, params = {} }: ApiRequest, base: string) => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) if (value !== undefined) query.set(key, String(value));
  const text = String(query);
  return base + url + (text && `?${text}`);
};

const initOf = (
  { method = 'GET', body, headers, keepalive = false }: ApiRequest,
  signal: AbortSignal,
): RequestInit => {
  const json = body !== undefined && !(body instanceof FormData || body instanceof Blob);
  return {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    signal,
    keepalive,
    ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : (body as FormData | Blob) }),
  };
};

/** A missing network, a timeout and an unreachable gateway are the same to the page: one answer for all (GW4). */
const unreachable = () =>
  new Response(JSON.stringify({ message: NETWORK_ERROR_MESSAGE }), {
    status: NETWORK_ERROR_STATUS,
    headers: { 'content-type': 'application/json' },
  });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const failureOf = async (response: Response): Promise<ApiFailure> => {
  const text = await response.text().catch(() => '');
  const body = parsed(text) as Partial<ApiError> | undefined;
  return {
    status: response.status,
    // The whole body, because some conflicts contain more than a message, e.g. the `changes` of a checkout.
    data: { ...body, message: body?.message ?? '' },
    text: `${response.status}: ${text || response.statusText}`,
  };
};

/** The parsed body; undefined when it is cut off or no JSON (a proxy's page). */
const bodyOf = async (response: Response): Promise<unknown> => {
  if (response.status === NO_CONTENT) return null;
  return parsed(await response.text().catch(() => ''));
};

async function ask(sent: ApiRequest, base: string, signal: AbortSignal): Promise<Result> {
  const response = await fetch(addressOf(sent, base), initOf(sent, signal)).catch(unreachable);
  setClock(response.headers.get('date'));
  if (response.status === 401 && sent.on401 === 'null') return { data: null };
  if (!response.ok) return { error: await failureOf(response) };
  const data = await bodyOf(response);
  if (data === undefined) return { error: await failureOf(unreachable()) };
  return { data, meta: { headers: response.headers } };
}

/** One call of the shop's API; never throws: network failures and broken answers become the synthetic 503 of GW4. */
export async function request(sent: ApiRequest, { base, signal }: Call): Promise<Result> {
  // Combined by hand: the oldest phones have neither AbortSignal.any nor AbortSignal.timeout.
  const call = new AbortController();
  const stop = () => call.abort();
  const timer = setTimeout(stop, sent.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  const result = await ask(sent, base, call.signal);
  clearTimeout(timer);
  // Tells the network watch (shell/src/offline), except when the caller aborted the call.
  if (result.error?.data.message === NETWORK_ERROR_MESSAGE && !signal?.aborted)
    globalThis.dispatchEvent?.(new Event('unreachable'));
  return result;
}
