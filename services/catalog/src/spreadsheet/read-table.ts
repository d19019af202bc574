import type { ImportProblem } from '@shop/contracts/elixir-import';
import { plainText } from '@shop/contracts/search';
import { parse, type CsvError } from 'csv-parse/sync';
import { COLUMNS, type Field } from './columns.ts';

const MAX_ROWS = 10_000;
/** A line of the file by its fields; missing columns are absent. */
export type Line = { line: number; cells: Partial<Record<Field, string>> };
type Table = { lines: Line[]; problems: ImportProblem[] };
type Parsed = { record: string[]; info: { lines: number } };

const refused = (message: string, line = 1): Table => ({ lines: [], problems: [{ line, message }] });

/** Excel's own first line, which names the separator. */
const SEPARATOR = /^\uFEFF?"?sep=([^\n"])"?[,;\t]*\n/i;

/** Spreadsheets in some countries separate cells by ';' or a tab: the most frequent one in the first line counts. */
const delimiterOf = (text: string): string => {
  const [head = ''] = text.split('\n', 1);
  return [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ',';
};

/** The lines of a spreadsheet, or what is wrong with it as a whole. */
export function readTable(file: string): Table {
  // Within quotes the parser counts a line break of two characters twice.
  const text = file.replace(/\r\n?/g, '\n');
  const [said, separator] = SEPARATOR.exec(text) ?? [];
  let rows: Parsed[];
  try {
    // An empty line replaces it, so that lines keep their numbers.
    rows = parse(said ? `\n${text.slice(said.length)}` : text, {
      bom: true,
      delimiter: separator ?? delimiterOf(text),
      record_delimiter: '\n',
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: MAX_ROWS + 2,
    }) as unknown as Parsed[];
  } catch (error) {
    const { lines = 1 } = error as CsvError & { lines?: number };
    return refused('Las comillas de esta línea no cierran bien. Guarda otra vez el archivo como CSV.', lines);
  }
  const [head, ...body] = withoutEmptyColumns(rows);
  if (!head || body.length === 0) return refused('El archivo no tiene productos.');
  if (body.length > MAX_ROWS)
    return refused(`El archivo tiene más de ${MAX_ROWS.toLocaleString('es-MX')} productos: divídelo.`);
  const fields = head.record.map(
    (title) => COLUMNS.find((one) => plainText(one.title) === plainText(title))?.field,
  );
  const wrong = problemsOfHead(head.record, fields);
  if (wrong.length > 0) return { lines: [], problems: wrong };
  return toLines(fields as Field[], body, text.endsWith('\n'));
}

const NOT_SEEN =
  'Falta la columna «Existencias al exportar»: sin ella no se sabe qué se vendió desde entonces. Déjala en el archivo, o quita «Existencias».';

const isEmpty = (cell = ''): boolean => cell.trim() === '';

/** Spreadsheets keep emptied columns, and cells outside the table. */
function withoutEmptyColumns(rows: Parsed[]): Parsed[] {
  const width = Math.max(0, ...rows.map(({ record }) => record.length));
  const used = Array.from({ length: width }, (_, at) => rows.some(({ record }) => !isEmpty(record[at])));
  return rows.map(({ record, info }) => ({ record: record.filter((_, at) => used[at]), info }));
}

function problemsOfHead(titles: string[], fields: (Field | undefined)[]): ImportProblem[] {
  const say = (message: string) => ({ line: 1, message });
  const problems = titles.flatMap((title, at) => {
    if (isEmpty(title)) return [say(`La columna ${at + 1} no tiene título.`)];
    if (!fields[at]) return [say(`No hay una columna «${title.trim().slice(0, 60)}».`)];
    return fields.indexOf(fields[at]) < at ? [say(`La columna «${title}» está dos veces.`)] : [];
  });
  if (!fields.includes('id') && !fields.includes('name'))
    problems.push(say('Falta la columna «ID» (para cambiar productos) o «Nombre» (para crearlos).'));
  // An export without this column: sales since then change no version.
  if (fields.includes('version') && fields.includes('stock') && !fields.includes('stockSeen'))
    problems.push(say(NOT_SEEN));
  return problems;
}

/** @param isWhole whether the last line ends; otherwise something may have cut the file off in it */
function toLines(fields: Field[], body: Parsed[], isWhole: boolean): Table {
  const problems: ImportProblem[] = [];
  const lines = body.flatMap(({ record, info }, nth) => {
    // `lines` counts to the end of the record, whose cells may contain line breaks.
    const line = info.lines - (record.join().split('\n').length - 1);
    // Excel leaves out empty cells at the end of a line when the lines around it have none there either.
    const least = isWhole || nth < body.length - 1 ? 1 : fields.length;
    if (record.length >= least && record.length <= fields.length)
      return [
        { line, cells: Object.fromEntries(fields.map((field, at) => [field, (record[at] ?? '').trim()])) },
      ];
    problems.push({ line, message: `Tiene ${record.length} celdas y debe tener ${fields.length}.` });
    return [];
  });
  return { lines, problems };
}
