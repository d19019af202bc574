import * as z from 'zod/mini';
import { endpoints, type EndpointOf, type Route } from './endpoints.ts';

type Part<E, Name extends string> = E extends { [one in Name]: infer S extends z.ZodMiniType } ? S : never;
type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;
type ParamsIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsIn<Rest> : never;
/** Requires what the call takes and forbids what it does not. */
type Given<Name extends string, Value> = [Value] extends [never]
  ? { [one in Name]?: never }
  : { [one in Name]: Value };
type Params<R> = [ParamsIn<R>] extends [never] ? never : Record<ParamsIn<R>, string | number>;

type CallOptions<R extends Route> = Given<'params', Params<R>> &
  Given<'body', Input<Part<EndpointOf<R>, 'request'>>> &
  Partial<Given<'query', Input<Part<EndpointOf<R>, 'query'>>>>;
type Rest<R extends Route> = object extends CallOptions<R> ? [CallOptions<R>?] : [CallOptions<R>];

/** What the shop answers; unknown where the contract promises nothing. */
export type Answer<R extends Route> = [Part<EndpointOf<R>, 'response'>] extends [never]
  ? unknown
  : z.output<Part<EndpointOf<R>, 'response'>>;

type Sole<Value> = Value extends `${string}{${string}{${string}` ? never : string | number;
/**
 * The input of a call as one value: the parameters of its path beside those of its query or its body. A path parameter
 * that is the only input needs no name.
 */
export type CallInput<R extends Route> = [
  Part<EndpointOf<R>, 'query'> | Part<EndpointOf<R>, 'request'>,
] extends [never]
  ? [ParamsIn<R>] extends [never]
    ? void
    : Sole<R> | Params<R>
  : Named<R> | (object extends Named<R> ? void : never);
type Named<R extends Route> = ([ParamsIn<R>] extends [never] ? unknown : Params<R>) & QueryOf<R> & BodyOf<R>;
type QueryOf<R extends Route> = [Part<EndpointOf<R>, 'query'>] extends [never]
  ? unknown
  : Partial<z.output<Part<EndpointOf<R>, 'query'>>>;
type BodyOf<R extends Route> = [Part<EndpointOf<R>, 'request'>] extends [never]
  ? unknown
  : Input<Part<EndpointOf<R>, 'request'>>;

type Sent = { method: string; headers: Record<string, string>; body?: string };
type Received = { status: number; text: string };
export type Send = (address: string, sent: Sent) => Promise<Received>;
export type ShopClient = ReturnType<typeof createShopClient>;

/** The shop refused or failed; the message says what it answered. */
export class ShopError extends Error {
  readonly status: number;
  constructor(call: string, { status, text }: Received) {
    super(`${call} answered ${status} ${text}`);
    this.status = status;
  }
}

const byFetch: Send = async (address, sent) => {
  const answer = await fetch(address, sent);
  return { status: answer.status, text: await answer.text() };
};

/**
 * The shop's API, typed by its contracts: `client.call('GET /api/lots/{code}', { params: { code } })`.
 * @param headers go with every call: a cookie, and with it an Origin of the shop
 * @param send replaces `fetch`, where something else keeps the cookies
 */
export function createShopClient(
  baseUrl: string,
  { headers = {}, send = byFetch }: { headers?: Record<string, string>; send?: Send } = {},
) {
  return {
    /** @throws ShopError unless the call succeeds; ZodError when the response breaks the contract */
    async call<R extends Route>(route: R, ...[options]: Rest<R>): Promise<Answer<R>> {
      const { params, query, body } = (options ?? {}) as Record<string, Record<string, unknown>>;
      const [method = '', path = ''] = route.split(' ');
      const received = await send(baseUrl + addressOf(path, params, query), {
        method,
        headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (received.status >= 400) throw new ShopError(route, received);
      const { response } = endpoints[route]!;
      return (response ? z.parse(response, JSON.parse(received.text)) : received.text) as Answer<R>;
    },
  };
}

function addressOf(path: string, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return filled + (search && `?${search}`);
}
