import { createHash } from 'node:crypto';
import { elixirCreate, elixirUpdate, type Elixir, type ElixirUpdate } from '@shop/contracts/elixir';
import type { ImportProblem, ImportReport } from '@shop/contracts/elixir-import';
import { normalizeForSearch } from '@shop/contracts/search';
import { soldName } from '@shop/contracts/size-words';
import { AppError } from '@shop/service-kit/errors';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import * as z from 'zod';
import type { ElixirImport } from '../elixir/elixir-change.ts';
import { notOfKits } from '../elixir/kit-rules.ts';
import { toFields, toNewFields } from '../elixir/elixir.view.ts';
import { hasRoomFor } from '../stock/stock-change.ts';
import { FORMULA, valuesOf } from './cell-values.ts';
import { createCodes, type Codes } from './codes.ts';
import { COLUMNS, type Field } from './columns.ts';
import type { Line } from './read-table.ts';

type Catalogue = { elixirs: Elixir[]; flowers: string[]; media: MediaUrls };
export type Plan = Required<ElixirImport> & {
  problems: ImportProblem[];
  changes: ImportReport['changes'];
  unchanged: number;
  token: string;
};

const ON_ITS_FORM = 'Lo que lleva un kit se cambia en su ficha, en «Productos».';
const YES_OR_NO = 'Escribe «Sí» o «No».';
const NO_IMAGE = 'Falta la foto: escribe su dirección, como https://…';
/** Pieces that were sold, and counts that began or ended, change no version. */
const movedSince = (left: number | undefined): string =>
  left === undefined
    ? 'Ya no se cuentan sus piezas. Exporta otra vez.'
    : `Desde que exportaste se movieron sus piezas: quedan ${left}. Exporta otra vez.`;
const titleOf = (field: string) => COLUMNS.find((one) => one.field === field)?.title;

/** What the lines would change in the catalogue. Nothing is stored while there are problems. */
export function planOf(lines: Line[], catalogue: Catalogue): Plan {
  const plan: Plan = { creates: [], updates: [], problems: [], changes: [], unchanged: 0, token: '' };
  const names = new Map(catalogue.elixirs.map((one) => [nameKeyOf(one), `con el ID ${one.id}`]));
  const codes = createCodes(catalogue.elixirs);
  const byId = new Map(catalogue.elixirs.map((one) => [one.id, one]));
  const seen = new Map<number, number>();
  for (const line of lines) {
    const say = (message: string, field?: string) => {
      const column = field && titleOf(field);
      plan.problems.push({ line: line.line, message, ...(column && { column }) });
    };
    const current = currentOf(line, { byId, seen, say });
    if (current === null) continue;
    takeLine({ line, current, catalogue, names, codes, say, plan });
  }
  codes.check();
  plan.token = createHash('sha256')
    .update(JSON.stringify([plan.creates, plan.updates]))
    .digest('hex');
  return plan;
}

type Say = (message: string, field?: string) => void;
type Known = { byId: Map<number, Elixir>; seen: Map<number, number>; say: Say };

/** The product that a line changes: undefined for a new one, null when it cannot be found. */
function currentOf({ line, cells }: Line, { byId, seen, say }: Known): Elixir | undefined | null {
  if (!cells.id) return undefined;
  const id = Number(cells.id);
  const current = byId.get(id);
  const refuse = (message: string, field = 'id') => {
    say(message, field);
    return null;
  };
  if (!current) return refuse(`No hay un producto con el ID «${cells.id.slice(0, 20)}».`);
  if (seen.has(id)) return refuse(`El mismo ID está también en la línea ${seen.get(id)}.`);
  seen.set(id, line);
  if (cells.version && Number(cells.version) !== (current.version ?? 0))
    return refuse('Alguien cambió este producto después de que lo exportaste. Exporta otra vez.', 'version');
  return current;
}

type Taken = {
  line: Line;
  current: Elixir | undefined;
  catalogue: Catalogue;
  names: Map<string, string>;
  codes: Codes;
  say: Say;
  plan: Plan;
};

/** The name includes the size: two sizes of one honey may have the same name. */
const nameKeyOf = ({
  name,
  family,
  contents,
}: Partial<Record<'name' | 'family' | 'contents', unknown>>): string => {
  const size = { family, contents: contents ?? undefined } as Pick<Elixir, 'family' | 'contents'>;
  return normalizeForSearch(soldName({ name: String(name), ...size }));
};

function takeLine({ line, current, catalogue, names, codes, say, plan }: Taken): void {
  const { values, columns, formulas } = valuesOf(line, current);
  for (const field of formulas) say(FORMULA, field);
  if (current && columns.length === 0) {
    plan.unchanged += 1;
    return;
  }
  const { name } = values;
  if (typeof name === 'string') {
    const key = nameKeyOf({ ...current, ...values });
    const other = names.get(key);
    if (other && other !== `con el ID ${current?.id}`)
      say(`Ya hay un producto que se llama así: ${other}.`, 'name');
    else names.set(key, `el de la línea ${line.line}`);
  }
  codes.take({ line: line.line, id: current?.id, values, say });
  const unknown = ((values['flowers'] as string[] | undefined) ?? []).find(
    (flower) => !catalogue.flowers.includes(flower) && !current?.flowers?.includes(flower),
  );
  if (unknown !== undefined) say(`No hay una flor que se llame «${unknown}».`, 'flowers');
  if (columns.includes('parts')) say(ON_ITS_FORM, 'parts');
  const problem = current?.parts && notOfKits({ ...current, ...values });
  for (const [field, message] of Object.entries(problem || {})) say(message, field);
  const stored = storedOf(values, { current, media: catalogue.media, say });
  if (!stored) return;
  if (current) {
    const change = changeTo(stored);
    if (change.stock && !hasRoomFor(current.stock, change.stock)) say(movedSince(current.stock), 'stock');
    plan.updates.push({ id: current.id, version: current.version ?? 0, ...change });
  } else plan.creates.push(stored as Plan['creates'][number]);
  const what = current ? columns.map((field) => changeOf(field, values)).join('; ') : 'Producto nuevo';
  plan.changes.push({ line: line.line, name: current?.name ?? String(name), what });
}

const changeOf = (field: Field, values: Record<string, unknown>): string => {
  const value = values[field];
  return typeof value === 'string' && value.length < 40 ? `${titleOf(field)}: ${value}` : `${titleOf(field)}`;
};

type Stored = NonNullable<ReturnType<typeof storedOf>>;

/** A stock change keeps the count that was seen, because it is stored as a difference. */
function changeTo(stored: Stored): Omit<Plan['updates'][number], 'id' | 'version'> {
  const {
    stock: to,
    stockSeen: seen,
    ...fields
  } = stored as Stored & Pick<ElixirUpdate, 'stock' | 'stockSeen'>;
  return { fields, ...(to !== undefined && { stock: { to, seen: seen ?? null } }) };
}

type Storing = { current: Elixir | undefined; media: MediaUrls; say: Say };

/** The contract's message for a form field, adapted to a cell. */
function saidOf(field: PropertyKey | undefined, message: string, values: Partial<Record<Field, unknown>>) {
  if (field === 'isAvailable') return YES_OR_NO;
  return field === 'imageUrl' && !values.imageUrl ? NO_IMAGE : message;
}

/** Parts of a fact have columns of their own, and so has the first picture. */
function columnOf(path: PropertyKey[]): string | undefined {
  const [field, part] = path.map(String);
  if (field === 'pictures') return part === '0' ? 'imageUrl' : field;
  return path.slice(0, 2).join('.') || undefined;
}

/** The values as they are stored, checked by the form's contract; reports what is wrong with them. */
function storedOf(values: Partial<Record<Field, unknown>>, { current, media, say }: Storing) {
  const read = z.safeParse(current ? elixirUpdate : elixirCreate, values);
  if (!read.success) {
    for (const { path, message } of read.error.issues) say(saidOf(path[0], message, values), columnOf(path));
    return undefined;
  }
  try {
    const { stockSeen, ...data } = read.data as ElixirUpdate;
    return current
      ? { ...toFields(data, media, current), ...(data.stock !== undefined && { stockSeen }) }
      : toNewFields(read.data as z.output<typeof elixirCreate>, media);
  } catch (error) {
    const errors = error instanceof AppError && error.body['errors'];
    if (!errors) throw error;
    for (const [field, message] of Object.entries(errors as Record<string, string>))
      say(message, columnOf(field.split('.')));
    return undefined;
  }
}
