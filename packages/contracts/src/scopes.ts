import { PROVEN_CALLS, type BackOfficeCall } from './roles.ts';

/** Calls that stand in PROVEN_CALLS are no token's either: `mayCallWith` sees to it. */
type Calls = readonly BackOfficeCall[];

/**
 * What an API token may do: each scope names calls of the back office. People, settings, refunds, other tokens and lists
 * of people as files stand in none.
 */
export const SCOPE_CALLS = {
  'orders.read': ['GET /api/orders', 'GET /api/orders/{orderId}', 'GET /api/orders/{orderId}/items'],
  /** On its way, or gone with its tracking: a token neither cancels orders nor completes unpaid ones. */
  'orders.ship': ['PATCH /api/orders/{orderId}/status'],
  'products.read': ['GET /api/elixirs', 'GET /api/lots', 'GET /api/elixirs/catalogo.csv'],
  /** Pieces of stock are a field of a product. */
  'products.write': ['POST /api/elixirs', 'PATCH /api/elixirs/{id}'],
} as const satisfies Record<string, Calls>;
export type Scope = keyof typeof SCOPE_CALLS;
export const SCOPES = Object.keys(SCOPE_CALLS) as [Scope, ...Scope[]];

/** The scopes with which a token may make this call. */
export const scopesFor = (call: BackOfficeCall): Scope[] =>
  PROVEN_CALLS.includes(call) ? [] : SCOPES.filter((scope) => (SCOPE_CALLS[scope] as Calls).includes(call));

/** Whether a token with these scopes may make the call; scopes of another release open nothing here. */
export const mayCallWith = (scopes: readonly string[], call: BackOfficeCall): boolean =>
  scopesFor(call).some((scope) => scopes.includes(scope));
