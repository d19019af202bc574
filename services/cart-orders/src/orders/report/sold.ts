import {
  sumFlowers,
  type CostTotals,
  type DayTotals,
  type ElixirTotals,
  type FlowerTotals,
} from './day-totals.ts';

/**
 * Stored sales of a period. They are columns, because a shop may sell 2,500 products a day, and a document with a field
 * for each takes fifty times as long to read.
 */
export type SoldColumns = {
  /** Centavos of each elixir (8 bytes each); then ids, below zero for own blends, orders and units (4 each). */
  elixirs: Buffer;
  flowers: FlowerTotals[];
  /** If costs are known: each elixir's cost and sales of its costed pieces, in the same order (8 bytes each). */
  costs?: Buffer;
};
/** With the elixirs' names in the same order, as JSON; '' for own blends, which reports do not distinguish. */
export type NamedColumns = SoldColumns & { names: Buffer };
type SoldTotals = Pick<DayTotals, 'elixirs' | 'flowers'>;

/** Views on the columns of `count` elixirs in `bytes`. */
const columnsOf = (bytes: ArrayBuffer, count: number) => ({
  cents: new Float64Array(bytes, 0, count),
  ids: new Int32Array(bytes, count * 8, count),
  orders: new Int32Array(bytes, count * 12, count),
  units: new Int32Array(bytes, count * 16, count),
});
const BYTES = 20;
// Copied, because Float64Array needs an aligned offset.
const readColumns = ({ elixirs }: SoldColumns) =>
  columnsOf(new Uint8Array(elixirs).buffer, elixirs.length / BYTES);

const costsOf = (bytes: ArrayBuffer, count: number) => ({
  cost: new Float64Array(bytes, 0, count),
  costed: new Float64Array(bytes, count * 8, count),
});
const COST_BYTES = 16;
const readCosts = ({ costs }: SoldColumns) =>
  costs && costsOf(new Uint8Array(costs).buffer, costs.length / COST_BYTES);

function costColumns(elixirs: SoldTotals['elixirs']): Pick<SoldColumns, 'costs'> {
  const all = [...elixirs.values()];
  if (all.every(({ costCents }) => costCents === undefined)) return {};
  const bytes = new ArrayBuffer(all.length * COST_BYTES);
  const { cost, costed } = costsOf(bytes, all.length);
  for (const [at, { costCents = 0, costedCents = 0 }] of all.entries()) {
    cost[at] = costCents;
    costed[at] = costedCents;
  }
  return { costs: Buffer.from(bytes) };
}

const namesOf = ({ names }: NamedColumns) => JSON.parse(names.toString()) as string[];

export function toColumns({ elixirs, flowers }: SoldTotals): NamedColumns {
  const bytes = new ArrayBuffer(elixirs.size * BYTES);
  const { cents, ids, orders, units } = columnsOf(bytes, elixirs.size);
  const names: string[] = [];
  for (const [id, one] of elixirs) {
    const at = names.push(one.isCustom ? '' : one.name) - 1;
    ids[at] = one.isCustom ? -id : id;
    orders[at] = one.orders;
    units[at] = one.units;
    cents[at] = one.salesCents;
  }
  const named = Buffer.from(JSON.stringify(names));
  return { elixirs: Buffer.from(bytes), names: named, flowers, ...costColumns(elixirs) };
}

/** One elixir's totals in the columns. */
export function totalsOf(row: SoldColumns, elixirId: number): ElixirTotals | undefined {
  const { cents, ids, orders, units } = readColumns(row);
  const at = ids.findIndex((id) => Math.abs(id) === elixirId);
  return at < 0 ? undefined : { orders: orders[at]!, units: units[at]!, salesCents: cents[at]! };
}

type Sums = {
  ids: number[];
  orders: number[];
  units: number[];
  cents: number[];
  names: string[];
  /** By position; most have none. */
  costs: Map<number, CostTotals>;
};

/** Adds up rows, the newest first. The sums are columns too: objects for 10,000 elixirs cost more than the sums. */
export function createSold() {
  const places = new Map<number, number>();
  const sums: Sums = { ids: [], orders: [], units: [], cents: [], names: [], costs: new Map() };
  let flowers: FlowerTotals[] = [];
  const addCosts = (row: SoldColumns) => {
    const read = readCosts(row);
    if (!read) return;
    for (const [at, id] of readColumns(row).ids.entries()) {
      if (!read.cost[at]) continue;
      const place = places.get(Math.abs(id))!;
      const { costCents = 0, costedCents = 0 } = sums.costs.get(place) ?? {};
      sums.costs.set(place, {
        costCents: costCents + read.cost[at],
        costedCents: costedCents + read.costed[at]!,
      });
    }
  };
  return {
    add(row: SoldColumns | NamedColumns): void {
      const { ids, orders, units, cents } = readColumns(row);
      let names: string[] | undefined;
      for (let at = 0; at < ids.length; at += 1) {
        const id = Math.abs(ids[at]!);
        const place = places.get(id);
        if (place === undefined) {
          places.set(id, sums.ids.push(ids[at]!) - 1);
          sums.orders.push(orders[at]!);
          sums.units.push(units[at]!);
          sums.cents.push(cents[at]!);
          // Only for a row with a new elixir: nearly all of a year's elixirs are in its last weeks.
          names ??= 'names' in row ? namesOf(row) : [];
          sums.names.push(names[at] ?? '');
        } else {
          sums.orders[place]! += orders[at]!;
          sums.units[place]! += units[at]!;
          sums.cents[place]! += cents[at]!;
        }
      }
      addCosts(row);
      flowers = sumFlowers([...flowers, ...row.flowers]);
    },
    /** Flowers, own blends, and the `most` best-selling elixirs, including ties with the last one. */
    all: (most = Infinity): SoldTotals => ({ elixirs: bestOf(sums, most), flowers }),
  };
}

function bestOf({ ids, orders, units, cents, names, costs }: Sums, most: number): SoldTotals['elixirs'] {
  const others = Float64Array.from(units.filter((_, at) => ids[at]! > 0)).sort();
  const least = others.at(-most) ?? 0;
  const best: SoldTotals['elixirs'] = new Map();
  for (let at = 0; at < ids.length; at += 1) {
    const isCustom = ids[at]! < 0;
    if (!isCustom && units[at]! < least) continue;
    const one = { orders: orders[at]!, units: units[at]!, salesCents: cents[at]! };
    best.set(Math.abs(ids[at]!), { ...one, ...costs.get(at), name: names[at]!, isCustom });
  }
  return best;
}

/** Gives each unnamed elixir its newest name. `rows`: the newest first; reading stops when all have one. */
export async function giveNames(
  elixirs: SoldTotals['elixirs'],
  rows: AsyncIterable<NamedColumns>,
): Promise<void> {
  let unnamed = [...elixirs.values()].filter(({ name, isCustom }) => name === '' && !isCustom).length;
  for await (const row of rows) {
    let names: string[] | undefined;
    const { ids } = readColumns(row);
    for (let at = 0; at < ids.length; at += 1) {
      const one = elixirs.get(ids[at]!);
      if (!one || one.isCustom || one.name !== '') continue;
      names ??= namesOf(row);
      one.name = names[at]!;
      unnamed -= 1;
    }
    if (unnamed === 0) return;
  }
}
