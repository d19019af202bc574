/**
 * What an API token may do; rows of calls name the scope that they need. No scope covers people, settings, refunds,
 * other tokens, and lists of people as files.
 */
export const SCOPES = [
  'orders.read',
  /** To ship orders, with tracking: a token neither cancels orders nor completes unpaid ones. */
  'orders.ship',
  'products.read',
  /** Pieces of stock are a field of a product. */
  'products.write',
] as const;
export type Scope = (typeof SCOPES)[number];
