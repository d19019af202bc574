const LISTS = '/api/orders';
const MOST_LISTS = 20;

/** The orders as they were listed, and who is signed in, without whom the page would not open. */
export const isSeen = (address: string): boolean =>
  [LISTS, '/api/admin/check-auth'].includes(new URL(address).pathname);

/**
 * Leaves the latest lists, and who is signed in.
 * workbox's own limit writes addresses into a database that outlives the sign-out, and with them what was searched for.
 */
export const dropOldest = async (seen: Pick<Cache, 'keys' | 'delete'>): Promise<void> => {
  const lists = (await seen.keys()).filter(({ url }) => new URL(url).pathname === LISTS);
  for (const oldest of lists.slice(0, -MOST_LISTS)) await seen.delete(oldest);
};
