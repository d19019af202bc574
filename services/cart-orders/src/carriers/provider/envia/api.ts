import { traced } from '@shop/service-kit/tracing/tracing';
import * as z from 'zod';
import { spanishOf, UNSAID } from './refusal-words.ts';
import { CarrierError, CarrierKeyRefusal, CarrierRefusal } from '../carrier.port.ts';

/** The account was called too often, or its proxies are busy: the status says nothing about this call. */
const PASSING = new Set([408, 425, 429]);
const MOST_OF_A_REASON = 200;

export type Call = { path: string; body?: object; timeoutMs: number };
export type Api = ReturnType<typeof createApi>;

const said = z.object({
  meta: z.unknown().optional(),
  message: z.string().optional().catch(undefined),
  error: z
    .object({
      code: z.union([z.number(), z.string()]).optional().catch(undefined),
      description: z.string().optional().catch(undefined),
      message: z.string().optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});

/** One of the provider's servers. It answers JSON, and refuses with 'meta: error', sometimes with status 200. */
export function createApi(url: string, token: string) {
  async function ask(what: string, { path, body, timeoutMs }: Call): Promise<unknown> {
    const response = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      // The limit covers the body as well.
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const { status } = response;
    if (status === 401 || status === 403) throw new CarrierKeyRefusal(what, KEY);
    if (status >= 500 || PASSING.has(status)) throw new Error(`${status} ${text.slice(0, 300)}`);
    const answer: unknown = JSON.parse(text);
    const { meta, message, error } = said.parse(answer);
    if (response.ok && meta !== 'error') return answer;
    throw new EnviaRefusal(what, reasonOf(error?.message ?? error?.description ?? message), error?.code);
  }

  return async (what: string, call: Call): Promise<unknown> => {
    try {
      return await traced({ name: `carriers: ${what}`, kind: 'client' }, () => ask(what, call));
    } catch (error) {
      throw error instanceof CarrierRefusal ? error : new CarrierError(what, error);
    }
  };
}

const KEY = 'no acepta la llave de la tienda';
const reasonOf = (text = '') =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MOST_OF_A_REASON) || UNSAID;

/** A refusal with the provider's number of the reason. */
export class EnviaRefusal extends CarrierRefusal {
  readonly code: string;

  constructor(what: string, said: string, code: number | string | undefined) {
    const known = spanishOf(said);
    super(what, known ?? said, known === undefined);
    this.code = String(code ?? '');
  }
}
