import type * as z from 'zod/mini';
import type { ActivityKind } from '../activity-kinds.ts';
import type { Role } from '../roles.ts';
import type { Scope } from '../scopes.ts';

/**
 * Groups of public reads that go stale together, because one change of the shop affects them all. Only carts cache
 * 'stock', numbers of pieces, while pages look the same; 'keys' is what services hold of the shop's accounts.
 */
export type CacheTag = 'catalog' | 'content' | 'settings' | 'stock' | 'keys';

/** The payment provider proves itself by a signature, services by their token, buyers by a session or a signed link. */
export type Caller = 'everyone' | 'buyer' | 'admin' | 'service' | 'provider';

/** What goes over the wire at one address; a missing part is not JSON or has no promised form. */
export type Contract = {
  query?: z.ZodMiniType;
  request?: z.ZodMiniType;
  response?: z.ZodMiniType;
  /** Body of the 409. */
  conflict?: z.ZodMiniType;
};

/** All decisions on a call, beside its method and path; every reader takes them from here. */
export type Endpoint = Contract & {
  who: Caller;
  /** The roles that may call it, beside the owner. Where everybody may, these roles see more. */
  roles?: readonly Exclude<Role, 'owner'>[];
  /** The caller must have proved their identity a few minutes ago. Otherwise it is 403 with the code 'prove'. */
  proof?: true;
  /** The scope that an API token needs. Without a scope here no token may make the call. */
  scope?: Scope;
  /**
   * The title of a success in 'Actividad', with places for the target and for fields (activity-sentence.ts), or the
   * reason why it is not recorded.
   */
  audit?: readonly [kind: ActivityKind, title: string] | { none: string };
  /** The response is the same for everyone and may be cached until something with this tag is changed. */
  cache?: CacheTag;
  /** What makes the response stale when it is not cached, because the values of its parameter are unknown. */
  staleBy?: CacheTag;
  /** The values of a parameter whose responses are cached: others cannot fill the cache. */
  values?: readonly string[];
  /** Parameters of the query that change the response; only the latest of these responses are cached. */
  parameters?: readonly string[];
  /** More are answered with 429: requests of one address in a minute, or attempts to prove an identity. */
  limited?: 'requests' | 'attempts';
  /** The tag that a success makes stale. */
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
/** Calls of the back office that change something, or read it as a file. */
type Audited<Row> =
  | Change<`/api/admin/${string}`>
  | (Row extends { who: 'admin' } ? Change | Read<`${string}.csv`> : never);

/** The mistake of a row, in words. */
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
