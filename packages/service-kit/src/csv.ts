import { setImmediate as othersTurn } from 'node:timers/promises';

/** A spreadsheet runs what begins with these as a formula; the apostrophe makes it a text. */
const FORMULA = /^\s*[=+\-@\t\r]/;

export const isFormula = (text: string): boolean => FORMULA.test(text);

/** A cell as `csvLine` was given it, without the apostrophe that made a text of it. */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;

const cell = (value: string | number | undefined): string => {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && isFormula(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line of a spreadsheet; nothing in it is run as a formula. */
export const csvLine = (values: (string | number | undefined)[]): string =>
  `${values.map(cell).join(',')}\r\n`;

/** The first line, behind the mark by which spreadsheets recognise UTF-8. */
export const csvHead = (titles: string[]): string => `\uFEFF${csvLine(titles)}`;

type Value = string | number | undefined;
export type CsvColumns<Row> = [title: string, value: (row: Row) => Value][];

/** So many lines leave together: each write costs, and between two of them others get their turn. */
const LINES_AT_ONCE = 50;

/** A spreadsheet some lines at a time: however many rows there are, only a few are in memory. */
export async function* csvOf<Row>(
  columns: CsvColumns<Row>,
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<string> {
  yield csvHead(columns.map(([title]) => title));
  let lines: string[] = [];
  for await (const row of rows) {
    lines.push(csvLine(columns.map(([, value]) => value(row))));
    if (lines.length < LINES_AT_ONCE) continue;
    yield lines.join('');
    lines = [];
    await othersTurn();
  }
  if (lines.length > 0) yield lines.join('');
}
