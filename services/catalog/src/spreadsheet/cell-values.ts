import { isDeepStrictEqual } from 'node:util';
import type { Elixir, Picture } from '@shop/contracts/elixir';
import { FACTS, type FactName } from '@shop/contracts/elixir-facts';
import { emptyFacts, type Fact } from '@shop/contracts/facts';
import { amountText, typedNumber } from '@shop/contracts/money';
import { plainText } from '@shop/contracts/search';
import { isFormula, plainCell } from '@shop/service-kit/csv';
import { COLUMNS, cellValue, MONEY, type Field } from './columns.ts';
import type { Line } from './read-table.ts';

const FORMULA = 'Empieza como una fórmula: quita el «=», «+», «-» o «@» del principio.';
const YES = new Set(['si', 'true', 'verdadero', '1', 'x']);
const NO = new Set(['no', 'false', 'falso', '0', '']);

/** An empty cell means 'not counted' or 'not said'. */
const orNull = (cell: string): number | null => (cell === '' ? null : typedNumber(cell));

const flagOf = (cell: string): boolean | string => {
  const word = plainText(cell);
  return YES.has(word) || (NO.has(word) ? false : cell);
};

/** Spreadsheet programs turn 2026-12-31 into a day of their region: 31/12/2026 in Mexico. */
const DAY = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/;
const asDay = (cell: string): string => {
  const [, day = '', , month = '', year] = DAY.exec(cell) ?? [];
  return year ? [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-') : cell;
};
/** The same with the month first, as in the United States. */
const turned = (cell: string): string => cell.replace(DAY, '$3$2$1$2$4');

const BY_KIND: Partial<Record<Fact['kind'], (cell: string) => unknown>> = {
  integer: orNull,
  // People write '16 %'.
  choice: (cell) => plainText(cell).replace(/\s*%$/, ''),
  money: (cell) => (cell === '' ? null : amountText(cell)),
  taste: (cell) => typedNumber(cell || '0'),
  amounts: (cell) => (cell === '' ? undefined : typedNumber(cell)),
  nutrition: (cell) => (cell === '' ? undefined : typedNumber(cell)),
  // A price and two days: each reader leaves the other's texts unchanged.
  earlierPrice: (cell) => (cell === '' ? undefined : asDay(amountText(cell))),
};
/** The further pictures, one a line: 'https://… description'. */
function picturesIn(cell: string): Picture[] {
  const lines = cell.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const [url = '', ...words] = line.split(/\s+/);
    return { url, ...(words.length > 0 && { alt: words.join(' ') }) };
  });
}
const READ: Partial<Record<Field, (cell: string) => unknown>> = {
  price: amountText,
  isAvailable: flagOf,
  flowers: (cell) =>
    cell
      .split(';')
      .map((name) => name.trim())
      .filter(Boolean),
  stock: orNull,
  pictures: picturesIn,
  ...Object.fromEntries(
    COLUMNS.flatMap(({ field, kind }) => (kind && BY_KIND[kind] ? [[field, BY_KIND[kind]]] : [])),
  ),
};
const EMPTY = emptyFacts(FACTS);

type Values = { values: Record<string, unknown>; columns: Field[]; formulas: Field[] };
export { FORMULA };

/** Columns that hold no values: they only show what has changed since the export. */
const NO_VALUES = new Set<Field>(['id', 'version', 'stockSeen']);

const meant = (field: Field, cell: string): unknown => {
  const value = (READ[field] ?? String)(cell);
  return MONEY.has(field) && value ? Number(value) : value;
};
/** Whether a program only wrote the value in its own way: 295.00 as 295, or a day in another order. */
const isSame = (field: Field, cell: string, earlier: string): boolean =>
  cell === earlier ||
  [cell, turned(cell)].some((one) => isDeepStrictEqual(meant(field, one), meant(field, earlier)));

/** Parts may have been renamed since the export. */
const withoutNames = (cell: string): string => cell.replaceAll(/^(\d+ × \d+)\b.*$/gm, '$1');

/** The cells that differ from the stored product; for a new product all cells. */
export function valuesOf({ cells }: Line, current: Elixir | undefined): Values {
  const read: Values = { values: {}, columns: [], formulas: [] };
  for (const [name, raw] of Object.entries(cells)) {
    const field = name as Field;
    const cell = plainCell(raw.replaceAll('\r\n', '\n'));
    const before = current && String(cellValue(current, field) ?? '').replaceAll('\r\n', '\n');
    const earlier = field === 'stock' ? (cells.stockSeen ?? before) : before;
    if (NO_VALUES.has(field) || isSame(field, cell, earlier ?? '')) continue;
    if (!READ[field] && cell === raw && isFormula(cell)) read.formulas.push(field);
    if (field === 'parts' && withoutNames(cell) === withoutNames(before ?? '')) continue;
    read.columns.push(field);
    if (field === 'parts') continue;
    if (field === 'stock' && current)
      read.values['stockSeen'] =
        cells.stockSeen === undefined ? (current.stock ?? null) : orNull(cells.stockSeen);
    put(read.values, { field, value: (READ[field] ?? String)(cell), current });
  }
  return { ...read, values: withFirstPicture(read.values, current) };
}

/** On the wire the list begins with the first picture, which has its own columns in the file. */
function withFirstPicture({ pictures, ...values }: Values['values'], current: Elixir | undefined) {
  if (!pictures) return values;
  const { imageUrl: url = current?.imageUrl, alt = current?.alt } = values;
  return url ? { ...values, pictures: [{ url, alt: alt ?? '' }, ...(pictures as Picture[])] } : values;
}

type Put = { field: Field; value: unknown; current: Elixir | undefined };

/** Puts 'taste.sweet' into the whole taste; its other parts stay. */
function put(values: Record<string, unknown>, { field, value, current }: Put): void {
  const [whole = '', part] = field.split('.');
  if (!part) values[whole] = value;
  else {
    const name = whole as FactName;
    const known = values[name] ?? current?.[name] ?? EMPTY[name];
    values[name] = { ...(known as object), [part]: value };
  }
}
