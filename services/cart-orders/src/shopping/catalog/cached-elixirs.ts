import type { InternalElixir } from '@shop/contracts/elixir';
import type { CatalogClient } from './catalog.client.ts';

/** After this time a change is seen even if its announcement was lost. */
const CACHE_MS = 10_000;
/** A limit is needed: shoppers' own elixirs are countless. */
const MOST = 2_000;

type Options = {
  catalog: Pick<CatalogClient, 'elixirs'>;
  /** Whether announcements of changes arrive; if not, nothing is cached. */
  hearsChanges: () => boolean;
  now?: () => number;
};
export type HeldElixirs = ReturnType<typeof cacheElixirs>;

/**
 * The catalogue's rows as carts show them, cached for seconds or until the catalogue announces a change. Code that
 * decides about money asks the catalogue itself.
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
    // Rows that were read before a change was announced may be outdated.
    if (changes === before && hearsChanges()) for (const row of rows) keep(row, until);
    return rows;
  }

  function known(id: number): InternalElixir | undefined {
    const one = hearsChanges() ? held.get(id) : undefined;
    return one && one.until > now() ? one.row : undefined;
  }

  return {
    /** Like `elixirs` of the catalogue's client. @throws AppError 503 when the catalogue, if asked, does not answer */
    async elixirs(ids: number[], cartId?: string): Promise<Map<number, InternalElixir>> {
      const rows = ids.flatMap((id) => known(id) ?? []);
      const missing = ids.filter((id) => !rows.some((row) => row.id === id));
      const all = missing.length > 0 ? [...rows, ...(await read(missing))] : rows;
      return new Map(all.map((row) => [row.id, forCart(row, cartId)]));
    },
    /** Call it when something changed, or may have. */
    forget(): void {
      changes += 1;
      held.clear();
    },
  };
}

/** A cart may buy its own reserved pieces beside the free ones. */
function forCart(row: InternalElixir, cartId = ''): InternalElixir {
  const own = row.reservedBy?.[cartId] ?? 0;
  return own === 0 ? row : { ...row, inStock: (row.inStock ?? 0) + own, isAvailable: true };
}
