import type * as z from 'zod/mini';
import type { ActivityKind } from '../activity-kinds.ts';
import type { Role } from '../roles.ts';
import type { Scope } from '../scopes.ts';

/**
 * Public reads that go stale together, because one change of the shop concerns all of them. 'stock' is what only carts
 * keep: how many pieces there are, while pages show the same as before; 'keys' what services hold of the shop's accounts.
 */
export type CacheTag = 'catalog' | 'content' | 'settings' | 'stock' | 'keys';

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

/** All that is decided of a call, beside its method and path; everybody who needs to know takes it from here. */
export type Endpoint = Contract & {
  who: Caller;
  /** Who of the team may, beside the owner. Where everybody may, these are shown more. */
  roles?: readonly Exclude<Role, 'owner'>[];
  /** Who asks must have proved a few minutes ago that it is them. Without that it is 403 with the code 'prove'. */
  proof?: true;
  /** What an API token needs for this call. Without a scope here no token may make it. */
  scope?: Scope;
  /**
   * What 'Actividad' says of a success, with places for what it was done to and for fields (activity-sentence.ts), or
   * why it does not tell of it.
   */
  audit?: readonly [kind: ActivityKind, title: string] | { none: string };
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

const backOffice = <const Roles extends Endpoint['roles']>(roles: Roles) =>
  ({ who: 'admin', roles }) as const;
export const OWNER = backOffice([]);
export const STAFF = backOffice(['staff']);
export const ORDER_READERS = backOffice(['staff', 'viewer']);
export const EDITORS = backOffice(['editor']);
export const PAGE_READERS = backOffice(['editor', 'viewer']);
export const TEAM = backOffice(['staff', 'editor', 'viewer']);

type Read<Path extends string = string> = `GET ${Path}`;
type Change<Path extends string = string> = `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${Path}`;
/** What changes something at the back office, or leaves it as a file. */
type Audited<Row> =
  | Change<`/api/admin/${string}`>
  | (Row extends { who: 'admin' } ? Change | Read<`${string}.csv`> : never);

/** What is wrong with a row, in words. */
type Mistake<Route, Row> =
  | (Route extends `${Read | Change}` ? never : 'begins with no method')
  | (Exclude<keyof Row, keyof Endpoint> extends never ? never : 'has a part that no row has')
  | (Row extends { who: 'admin' } ? Needs<Row, 'roles', 'does not say which roles may'> : never)
  | (Route extends Audited<Row> ? Needs<Row, 'audit', 'does not say what the audit log tells'> : never)
  | (Row extends { audit: unknown }
      ? Route extends Audited<Row>
        ? never
        : 'changes nothing to tell'
      : never)
  | (Row extends { scope: string } ? Needs<Row, 'roles', 'is no call that a token could make'> : never)
  | (Row extends { scope: string; proof: true } ? 'needs a proof, which no token has' : never)
  | (Row extends { scope: string; roles: readonly [] } ? 'is the owner’s, and no token’s' : never)
  | (Row extends { cache: string }
      ? Route extends Read
        ? never
        : 'changes something: not to be kept'
      : never)
  | (Row extends { purges: string } ? (Route extends Change ? never : 'changes nothing to purge') : never);
type Needs<Row, Part extends keyof Endpoint, Complaint> =
  Row extends Required<Pick<Endpoint, Part>> ? never : Complaint;
type Checked<Given> = {
  [Route in keyof Given]: [Mistake<Route, Given[Route]>] extends [never]
    ? Given[Route]
    : Mistake<Route, Given[Route]>;
};

/** The addresses of a service, one row for each. A row with a mistake does not compile. */
export const manifest = <const Given extends Endpoints>(endpoints: Given & Checked<Given>): Given =>
  endpoints;
