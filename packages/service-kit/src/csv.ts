import { setImmediate as othersTurn } from 'node:timers/promises';

/** Invisible characters before a sign that starts a formula; some programs accept the full-width signs too. */
const UNSEEN = String.raw`[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*`;
const SIGN = String.raw`[=+\-@＝＋－＠\t\r]`;
const FORMULA = new RegExp(`^${UNSEEN}${SIGN}`, 'u');
/** Where a program with another separator starts a cell; a cell that is guarded already gets one more apostrophe. */
const BEGINNING = String.raw`(?<=^|[,;|\t\r\n])`;
const RUN = `(?=${UNSEEN}'*${UNSEEN}${SIGN})`;
const TO_GUARD = new RegExp(BEGINNING + RUN, 'gu');
const GUARDED = new RegExp(`${BEGINNING}'${RUN}`, 'gu');

export const isFormula = (text: string): boolean => FORMULA.test(text);

/** Digits that a spreadsheet would read as a number: '06700' would lose its zero, and a long number its last digits. */
const CODE = /^(?:0\d+|\d{12,}|\d+e\d+)$/i;
const TEXT_OF_CODE = /^="([\da-z]+)"$/i;

/** An apostrophe in front makes a formula plain text. */
const guarded = (text: string): string => text.replace(TO_GUARD, "'");

/** The original of a cell of `csvLine`, without the guards against formulas and numbers. */
export const plainCell = (cell: string): string => TEXT_OF_CODE.exec(cell)?.[1] ?? cell.replace(GUARDED, '');

const cell = (value: string | number | undefined): string => {
  const text = String(value ?? '');
  if (typeof value === 'string' && CODE.test(text)) return `"=""${text}"""`;
  const safe = typeof value === 'string' ? guarded(text) : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line of a spreadsheet; no cell is run as a formula. */
export const csvLine = (values: (string | number | undefined)[]): string =>
  `${values.map(cell).join(',')}\r\n`;

/** The first line, after the byte order mark by which spreadsheets recognise UTF-8. */
export const csvHead = (titles: string[]): string => `\uFEFF${csvLine(titles)}`;

type Value = string | number | undefined;
export type CsvColumns<Row> = [title: string, value: (row: Row) => Value][];

/** Lines per write: each write costs, and other requests get their turn between two writes. */
const LINES_AT_ONCE = 50;

/** A spreadsheet in pieces: however many rows there are, only a few are in memory. */
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
