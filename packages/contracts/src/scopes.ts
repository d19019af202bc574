/**
 * What an API token may do; rows of calls name the one that they need. People, settings, refunds, other tokens and lists of
 * people as files stand under none.
 */
export const SCOPES = [
  'orders.read',
  /** On its way, or gone with its tracking: a token neither cancels orders nor completes unpaid ones. */
  'orders.ship',
  'products.read',
  /** Pieces of stock are a field of a product. */
  'products.write',
] as const;
export type Scope = (typeof SCOPES)[number];
