import {
  MOST_PRODUCTS,
  type BulkChange,
  type ElixirsChange,
  type ElixirsResult,
  type NewPrice,
  type PricesAsked,
} from '@shop/contracts/elixir-bulk';
import { FACTS } from '@shop/contracts/elixir-facts';
import { offeredCollections } from '@shop/contracts/menu-tags';
import { percentMore, toPesos } from '@shop/contracts/money';
import { soldName } from '@shop/contracts/size-words';
import type { Log } from '@shop/service-kit/log';
import { versionOf } from '../version.ts';
import type { ElixirChange } from './elixir-change.ts';
import type { ElixirRow } from './elixir.model.ts';
import type { ElixirStore } from './elixir.store.ts';

/** A product, with the version and stock that the administrator saw. */
export type SeenProduct = { id: number; row?: ElixirRow | undefined; version: number; stock: number | null };
type Change = Omit<ElixirChange, 'version'> | 'delete' | keyof typeof STAYS;
type Deps = { elixirs: Pick<ElixirStore, 'update' | 'delete'>; log: Log };

const GONE = 'Ya no está en el catálogo.';
const CHANGED = 'Otra persona lo cambió: mira cómo quedó e inténtalo de nuevo.';
/** Why a product stays as it is. */
const STAYS = {
  same: 'Ya estaba así.',
  kit: 'Es un kit: toma las existencias de lo que lleva.',
  full: 'Ya está en tantas colecciones como caben: quítale alguna en su ficha.',
};
const FAILED = 'No se pudo cambiar. Inténtalo de nuevo.';

/** The named products as they were seen, or the next products of the list as they are stored. */
export async function seenRows(
  elixirs: Pick<ElixirStore, 'findByIds' | 'foundAfter'>,
  { rows: named, find, ...from }: Omit<ElixirsChange, 'change'>,
): Promise<{ rows: SeenProduct[]; next?: number | undefined }> {
  if (!named) {
    const found = await elixirs.foundAfter(find!, from, MOST_PRODUCTS);
    const next = found.length === MOST_PRODUCTS ? found.at(-1)!.id : undefined;
    return { rows: found.map((row) => seenAt(row)), next };
  }
  const found = await elixirs.findByIds(named.map(({ id }) => id));
  const byId = new Map(found.filter(({ isDeleted }) => !isDeleted).map((row) => [row.id, row]));
  return {
    rows: named.map(({ id, version, stockSeen }) => {
      const row = byId.get(id);
      return row ? seenAt(row, version, stockSeen) : { id, version: 0, stock: null };
    }),
  };
}

const seenAt = (row: ElixirRow, version = versionOf(row), stock = row.stock ?? null): SeenProduct => ({
  id: row.id,
  row,
  version,
  stock,
});

/** What a change means for one product. */
export function fieldsOf(change: BulkChange, { row, stock: seen }: SeenProduct): Change {
  if ('isDeleted' in change) return 'delete';
  if ('stock' in change) return row?.parts ? 'kit' : { fields: {}, stock: { to: change.stock, seen } };
  if ('isAvailable' in change)
    return row?.isAvailable === change.isAvailable ? 'same' : { fields: { ...change } };
  // The product stays in its other collections.
  const all = offeredCollections([{ collections: row?.collections }, { collections: change.collection }]);
  const collections = all.map(({ label }) => label).join(', ');
  if (collections.length > FACTS.collections.limit) return 'full';
  return collections === row?.collections ? 'same' : { fields: { collections } };
}

/** Changes one product after another. One that fails, or that somebody changed since, does not stop the others. */
export async function changeEach(
  { elixirs, log }: Deps,
  rows: SeenProduct[],
  changeOf: (row: SeenProduct) => Change,
): Promise<ElixirsResult> {
  const result: ElixirsResult = { done: [], skipped: [] };
  const skip = ({ id, row }: SeenProduct, message: string) =>
    result.skipped.push({ id, name: row ? soldName(row) : String(id), message });
  for (const seen of rows)
    try {
      const change = changeOf(seen);
      if (!seen.row) skip(seen, GONE);
      else if (typeof change === 'string' && change !== 'delete') skip(seen, STAYS[change]);
      else {
        const { id, version } = seen;
        const done =
          change === 'delete'
            ? await elixirs.delete(id, version)
            : await elixirs.update(id, { ...change, version });
        if (done) result.done.push({ id, version: versionOf(done) });
        else skip(seen, CHANGED);
      }
    } catch (err) {
      log.error({ err, elixirId: seen.id }, 'one of several elixirs failed');
      skip(seen, FAILED);
    }
  return result;
}

/** What products would cost, with the other sizes of their families if asked. */
export async function pricesBy(
  elixirs: Pick<ElixirStore, 'findByIds' | 'foundAfter' | 'ofFamilies'>,
  { percent, withSizes, ...chosen }: PricesAsked,
): Promise<{ prices: NewPrice[]; next?: number | undefined }> {
  const { rows: seen, next } = await seenRows(elixirs, chosen);
  const rows = seen.flatMap(({ row }) => row ?? []);
  const families = new Set(rows.flatMap(({ family }) => family ?? []));
  const sizes = withSizes && families.size > 0 ? await elixirs.ofFamilies([...families]) : [];
  const others = sizes.toSorted((one, other) => one.id - other.id);
  const all = new Map([...rows, ...others].map((row) => [row.id, row]));
  return { prices: [...all.values()].map((row) => newPrice(row, percent)), next };
}

const newPrice = (row: ElixirRow, percent: number): NewPrice => ({
  id: row.id,
  name: soldName(row),
  version: versionOf(row),
  price: toPesos(row.priceCents),
  newPrice: toPesos(percentMore(row.priceCents, percent)),
});
