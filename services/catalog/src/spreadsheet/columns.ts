import { byName } from '@shop/contracts/by-name';
import type { Elixir } from '@shop/contracts/elixir';
import { FACTS, type FactName } from '@shop/contracts/elixir-facts';
import type { Fact } from '@shop/contracts/facts';

/** A fact, or a part of one: 'taste.sweet'. */
type FactField = {
  [Name in FactName]: (typeof FACTS)[Name] extends { parts: infer Parts }
    ? `${Name}.${keyof Parts & string}`
    : Name;
}[FactName];
export type Field = (typeof PRODUCT)[number]['field'] | 'imageUrl' | 'pictures' | FactField;
/** A column's title and its field of the wire's elixir. Facts, and parts of one, also have a kind. */
type Column = { title: string; field: Field; kind?: Fact['kind'] };

const PRODUCT = [
  { title: 'ID', field: 'id' },
  { title: 'Versión', field: 'version' },
  { title: 'Nombre', field: 'name' },
  { title: 'Descripción', field: 'description' },
  { title: 'Precio', field: 'price' },
  { title: 'Disponible', field: 'isAvailable' },
  { title: 'Existencias', field: 'stock' },
  // Read-only: it separates what was counted from what was sold since the export.
  { title: 'Existencias al exportar', field: 'stockSeen' },
  { title: 'Flores', field: 'flowers' },
  // One part a line: count, ID and name. It is only shown here; it is changed on the form.
  { title: 'Lleva (kit)', field: 'parts' },
] as const;

/** The columns of a fact; its parts are in alphabetical order. */
const columnsOf = (name: FactName): Column[] => {
  const fact: Fact = FACTS[name];
  if (!('parts' in fact))
    return [
      {
        title: ('column' in fact && fact.column) || fact.label,
        field: name as FactField,
        kind: fact.kind,
      },
    ];
  return Object.entries(fact.parts)
    .map(([part, title]) => ({ title, field: `${name}.${part}` as FactField, kind: fact.kind }))
    .toSorted((a, b) => byName(a.title, b.title));
};
const moneyOf = (name: FactName): string[] => {
  const { kind } = FACTS[name];
  if (kind === 'earlierPrice') return [`${name}.price`];
  return kind === 'money' ? [name] : [];
};
const names = Object.keys(FACTS) as FactName[];

/** The columns of the catalogue's spreadsheet. */
export const COLUMNS: Column[] = [
  ...PRODUCT,
  ...names.filter((name) => name !== 'alt').flatMap(columnsOf),
  { title: 'Imagen', field: 'imageUrl' },
  ...columnsOf('alt'),
  // One picture a line: its address, a space and its description.
  { title: 'Más imágenes', field: 'pictures' },
];

/** Columns of money. */
export const MONEY: ReadonlySet<string> = new Set<string>(['price', ...names.flatMap(moneyOf)]);
const at = (elixir: Elixir, field: Field): unknown =>
  field
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], elixir);

const furtherPictures = ({ pictures = [] }: Elixir): string =>
  pictures
    .slice(1)
    .map(({ url, alt = '' }) => `${url} ${alt}`.trim())
    .join('\n');

const partsOf = ({ parts = [] }: Elixir): string =>
  parts.map(({ count, elixirId, name }) => `${count} × ${elixirId} ${name}`).join('\n');

/** The text of an elixir's cell. An import compares cells with it to find changes. */
export function cellValue(elixir: Elixir, field: Field): string | number | undefined {
  const value = at(elixir, field);
  if (field === 'stockSeen') return elixir.stock;
  if (field === 'pictures') return furtherPictures(elixir);
  if (field === 'parts') return partsOf(elixir);
  if (MONEY.has(field)) return (value as number | undefined)?.toFixed(2);
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return Array.isArray(value) ? value.join('; ') : (value as string | number | undefined);
}
