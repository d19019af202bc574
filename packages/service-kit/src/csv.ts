import { setImmediate as othersTurn } from 'node:timers/promises';

/** What nobody sees, before what a spreadsheet runs as a formula; some take the wide signs of other scripts too. */
const UNSEEN = String.raw`[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*`;
const SIGN = String.raw`[=+\-@＝＋－＠\t\r]`;
const FORMULA = new RegExp(`^${UNSEEN}${SIGN}`, 'u');
/** Where a program that splits by another sign begins a cell; and what is guarded already gets one apostrophe more. */
const BEGINNING = String.raw`(?<=^|[,;|\t\r\n])`;
const RUN = `(?=${UNSEEN}'*${UNSEEN}${SIGN})`;
const TO_GUARD = new RegExp(BEGINNING + RUN, 'gu');
const GUARDED = new RegExp(`${BEGINNING}'${RUN}`, 'gu');

export const isFormula = (text: string): boolean => FORMULA.test(text);

/** Digits that a spreadsheet would read as a number: '06700' would lose its zero, and a long number its end. */
const CODE = /^(?:0\d+|\d{12,}|\d+e\d+)$/i;
const TEXT_OF_CODE = /^="([\da-z]+)"$/i;

/** With an apostrophe before it a formula is a text. */
const guarded = (text: string): string => text.replace(TO_GUARD, "'");

/** A cell as `csvLine` was given it, without what kept a spreadsheet from running or counting it. */
export const plainCell = (cell: string): string => TEXT_OF_CODE.exec(cell)?.[1] ?? cell.replace(GUARDED, '');

const cell = (value: string | number | undefined): string => {
  const text = String(value ?? '');
  if (typeof value === 'string' && CODE.test(text)) return `"=""${text}"""`;
  const safe = typeof value === 'string' ? guarded(text) : text;
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
