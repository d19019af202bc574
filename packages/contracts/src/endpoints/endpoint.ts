import type * as z from 'zod/mini';
import type { BackOfficeCall } from '../roles.ts';

/**
 * Public reads that go stale together, because one change of the shop concerns all of them. 'stock' is what only carts
 * keep: how many pieces there are, while pages show the same as before.
 */
export type CacheTag = 'catalog' | 'content' | 'settings' | 'stock';

/** The payment provider proves itself by a signature, services by their token, buyers by a session or a signed link. */
export type Caller = 'everyone' | 'buyer' | 'admin' | 'service' | 'provider';

/** What goes over the wire at one address; a part that is missing is not JSON or promises nothing. */
export type Contract = {
  query?: z.ZodMiniType;
  request?: z.ZodMiniType;
  response?: z.ZodMiniType;
  /** Body of the 409. */
  conflict?: z.ZodMiniType;
};

export type Endpoint = Contract & {
  who: Caller;
  /** The answer is the same for everyone and may be kept until something with this tag is changed. */
  cache?: CacheTag;
  /** What makes the answer stale where it is not kept, because nobody knows the values of its parameter. */
  staleBy?: CacheTag;
  /** The values of a parameter, where the answers for each are kept: nobody can fill a cache with others. */
  values?: readonly string[];
  /** Parameters of the query that make another answer; only the latest of these are kept. */
  parameters?: readonly string[];
  /** Too many are answered 429: requests of one address in a minute, or attempts to prove who somebody is. */
  limited?: 'requests' | 'attempts';
  /** What a success makes stale. */
  purges?: CacheTag;
};
export type Endpoints = Record<string, Endpoint>;

/** What is wrong with a manifest: a call of the back office that no role was thought of. */
type Checked<Given> = {
  [Route in keyof Given]: Given[Route] extends { who: 'admin' }
    ? Route extends BackOfficeCall
      ? Given[Route]
      : 'roles.ts does not say who may make this call'
    : Given[Route];
};

/** The addresses of a service; calls of the back office must stand in roles.ts, or this does not compile. */
export const manifest = <const Given extends Endpoints>(endpoints: Given & Checked<Given>): Given =>
  endpoints;
