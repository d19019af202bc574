import { sumFlowers, type DayTotals, type ElixirTotals, type FlowerTotals } from './day-totals.ts';

/**
 * What was sold in some time, as it is stored: in columns, because a shop may sell 2,500 products a day, and a document
 * with a part for each takes fifty times as long to read.
 */
export type SoldColumns = {
  /** Of each elixir the centavos (8 bytes); then of each the number, below zero for own blends, orders and units (4 each). */
  elixirs: Buffer;
  flowers: FlowerTotals[];
};
/** With the names of the elixirs in the same order, as JSON; '' for own blends, which no report tells apart. */
export type NamedColumns = SoldColumns & { names: Buffer };
export type Sold = Pick<DayTotals, 'elixirs' | 'flowers'>;

/** Every column of `count` elixirs in `bytes`. */
const columnsOf = (bytes: ArrayBuffer, count: number) => ({
  cents: new Float64Array(bytes, 0, count),
  ids: new Int32Array(bytes, count * 8, count),
  orders: new Int32Array(bytes, count * 12, count),
  units: new Int32Array(bytes, count * 16, count),
});
const BYTES = 20;
// Copied, because doubles may not begin just anywhere.
const readColumns = ({ elixirs }: SoldColumns) =>
  columnsOf(new Uint8Array(elixirs).buffer, elixirs.length / BYTES);

export function toColumns({ elixirs, flowers }: Sold): NamedColumns {
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
  return { elixirs: Buffer.from(bytes), names: Buffer.from(JSON.stringify(names)), flowers };
}

/** What one elixir has in the columns. */
export function totalsOf(row: SoldColumns, elixirId: number): ElixirTotals | undefined {
  const { cents, ids, orders, units } = readColumns(row);
  const at = ids.findIndex((id) => Math.abs(id) === elixirId);
  return at < 0 ? undefined : { orders: orders[at]!, units: units[at]!, salesCents: cents[at]! };
}

/** Sums up what was sold, the newest first. In columns again: objects for 10,000 elixirs take longer than the sums. */
export function createSold() {
  const places = new Map<number, number>();
  const [ids, orders, units, cents]: [number[], number[], number[], number[]] = [[], [], [], []];
  let flowers: FlowerTotals[] = [];
  return {
    add(row: SoldColumns): void {
      const more = readColumns(row);
      for (let at = 0; at < more.ids.length; at += 1) {
        const id = Math.abs(more.ids[at]!);
        const place = places.get(id);
        if (place === undefined) {
          places.set(id, ids.push(more.ids[at]!) - 1);
          orders.push(more.orders[at]!);
          units.push(more.units[at]!);
          cents.push(more.cents[at]!);
        } else {
          orders[place]! += more.orders[at]!;
          units[place]! += more.units[at]!;
          cents[place]! += more.cents[at]!;
        }
      }
      flowers = sumFlowers([...flowers, ...row.flowers]);
    },
    flowers: () => flowers,
    /** Own blends, and those that sold best: `most` and who sold as often as the last. Nobody has a name yet. */
    elixirs(most = Infinity): Sold['elixirs'] {
      const others = Float64Array.from(units.filter((_, at) => ids[at]! > 0)).sort();
      const least = others.at(-most) ?? 0;
      const best: Sold['elixirs'] = new Map();
      for (const [at, id] of ids.entries()) {
        if (id > 0 && units[at]! < least) continue;
        const sums = { orders: orders[at]!, units: units[at]!, salesCents: cents[at]! };
        best.set(Math.abs(id), { ...sums, name: '', isCustom: id < 0 });
      }
      return best;
    },
  };
}

/** Gives each elixir that is no own blend its newest name. `rows`: the newest first; no more are read than it takes. */
export async function giveNames(
  elixirs: Sold['elixirs'],
  rows: AsyncIterable<NamedColumns> | NamedColumns[],
): Promise<void> {
  const unnamed = new Map([...elixirs].filter(([, { isCustom }]) => !isCustom));
  for await (const row of rows) {
    const names = JSON.parse(row.names.toString()) as string[];
    readColumns(row).ids.forEach((id, at) => {
      const one = unnamed.get(id);
      if (one) one.name = names[at]!;
      unnamed.delete(id);
    });
    if (unnamed.size === 0) return;
  }
}
