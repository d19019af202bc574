import {
  sumFlowers,
  type DayTotals,
  type ElixirTotals,
  type FlowerTotals,
  type SoldElixir,
} from './day-totals.ts';

/**
 * What was sold in some time, as it is stored: in columns, because a shop may sell 2,500 products a day, and a document
 * with a part for each takes fifty times as long to read.
 */
export type SoldColumns = {
  /** Of each elixir the centavos (8 bytes); then of each the number, below zero for own blends, orders and units (4 each). */
  elixirs: Buffer;
  /** Their names in the same order, as JSON; '' for own blends, which no report tells apart. */
  names: Buffer;
  flowers: FlowerTotals[];
};
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

export function toColumns({ elixirs, flowers }: Sold): SoldColumns {
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

/** Sums up what was sold, to be told the newest first: each elixir keeps its newest name. */
export function createSold() {
  const all: Sold = { elixirs: new Map<number, SoldElixir>(), flowers: [] };
  return {
    all,
    add(columns: SoldColumns): void {
      const { cents, ids, orders, units } = readColumns(columns);
      let names: string[] | undefined;
      for (let at = 0; at < ids.length; at += 1) {
        const id = Math.abs(ids[at]!);
        let known = all.elixirs.get(id);
        if (!known) {
          // Only where something is new: of a year nearly all are known after its last weeks.
          names ??= JSON.parse(columns.names.toString()) as string[];
          known = { orders: 0, units: 0, salesCents: 0, name: names[at]!, isCustom: ids[at]! < 0 };
          all.elixirs.set(id, known);
        }
        known.orders += orders[at]!;
        known.units += units[at]!;
        known.salesCents += cents[at]!;
      }
      all.flowers = sumFlowers([...all.flowers, ...columns.flowers]);
    },
  };
}
