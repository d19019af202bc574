import type { InternalElixir } from '@shop/contracts/elixir';
import type { CatalogClient } from './catalog.client.ts';

/** A change that nobody told of counts after this time. */
const CACHE_MS = 10_000;
/** Shoppers' own elixirs have no end. */
const MOST = 2_000;

type Options = {
  catalog: Pick<CatalogClient, 'elixirs'>;
  /** Whether every change of the catalogue is heard of; if not, nothing is held. */
  hearsChanges: () => boolean;
  now?: () => number;
};
export type HeldElixirs = ReturnType<typeof cacheElixirs>;

/**
 * The catalogue's rows as carts show them, held for seconds and until the catalogue says that something changed. Where
 * money is decided the catalogue itself is asked.
 */
export function cacheElixirs({ catalog, hearsChanges, now = Date.now }: Options) {
  const held = new Map<number, { row: InternalElixir; until: number }>();
  let changes = 0;

  function keep(row: InternalElixir, until: number): void {
    held.delete(row.id);
    if (held.size >= MOST) held.delete(held.keys().next().value!);
    held.set(row.id, { row, until });
  }

  async function read(ids: number[]): Promise<InternalElixir[]> {
    const [until, before] = [now() + CACHE_MS, changes];
    const rows = [...(await catalog.elixirs(ids)).values()];
    // What was read before a change came in may be older than it.
    if (changes === before && hearsChanges()) for (const row of rows) keep(row, until);
    return rows;
  }

  function known(id: number): InternalElixir | undefined {
    const one = hearsChanges() ? held.get(id) : undefined;
    return one && one.until > now() ? one.row : undefined;
  }

  return {
    /** As `elixirs` of the catalogue's client. @throws AppError 503 when it is asked and does not answer */
    async elixirs(ids: number[], cartId?: string): Promise<Map<number, InternalElixir>> {
      const rows = ids.flatMap((id) => known(id) ?? []);
      const missing = ids.filter((id) => !rows.some((row) => row.id === id));
      const all = missing.length > 0 ? [...rows, ...(await read(missing))] : rows;
      return new Map(all.map((row) => [row.id, forCart(row, cartId)]));
    },
    /** Something changed, or may have. */
    forget(): void {
      changes += 1;
      held.clear();
    },
  };
}

/** What a cart has reserved is its own to buy, beside what anybody may. */
function forCart(row: InternalElixir, cartId = ''): InternalElixir {
  const own = row.reservedBy?.[cartId] ?? 0;
  return own === 0 ? row : { ...row, inStock: (row.inStock ?? 0) + own, isAvailable: true };
}
