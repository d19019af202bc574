const LISTS = '/api/orders';
const MOST_LISTS = 20;

/** The order lists, and who is signed in, without which the page would not open. */
export const isSeen = (address: string): boolean =>
  [LISTS, '/api/admin/check-auth'].includes(new URL(address).pathname);

/**
 * Keeps the latest lists and who is signed in.
 * Not by workbox's limit: it stores addresses, with search terms, in a database that outlives the sign-out.
 */
export const dropOldest = async (seen: Pick<Cache, 'keys' | 'delete'>): Promise<void> => {
  const lists = (await seen.keys()).filter(({ url }) => new URL(url).pathname === LISTS);
  for (const oldest of lists.slice(0, -MOST_LISTS)) await seen.delete(oldest);
};
