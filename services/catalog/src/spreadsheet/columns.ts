import { TASTE_LABEL } from '@shop/contracts/constants';
import type { Elixir } from '@shop/contracts/elixir';
import { FACT_LABEL } from '@shop/contracts/elixir-facts';

export type Field = (typeof COLUMNS)[number]['field'];

/** The spreadsheet of the catalogue: title, and from which field of the wire's elixir it comes. */
export const COLUMNS = [
  { title: 'ID', field: 'id' },
  { title: 'Versión', field: 'version' },
  { title: 'Nombre', field: 'name' },
  { title: 'Descripción', field: 'description' },
  { title: 'Precio', field: 'price' },
  { title: 'Disponible', field: 'isAvailable' },
  { title: 'Existencias', field: 'stock' },
  // Not to be changed: it tells what was counted from what was sold since the file was made.
  { title: 'Existencias al exportar', field: 'stockSeen' },
  { title: 'Flores', field: 'flowers' },
  { title: TASTE_LABEL.sweet, field: 'taste.sweet' },
  { title: TASTE_LABEL.floral, field: 'taste.floral' },
  { title: TASTE_LABEL.intense, field: 'taste.intense' },
  { title: 'Gramos', field: 'contents.grams' },
  { title: 'Mililitros', field: 'contents.milliliters' },
  { title: FACT_LABEL.flavors, field: 'flavors' },
  { title: FACT_LABEL.uses, field: 'uses' },
  { title: FACT_LABEL.ingredients, field: 'ingredients' },
  { title: FACT_LABEL.howToTake, field: 'howToTake' },
  { title: FACT_LABEL.keeping, field: 'keeping' },
  { title: FACT_LABEL.warnings, field: 'warnings' },
  { title: FACT_LABEL.origin, field: 'origin' },
  { title: 'Imagen', field: 'imageUrl' },
  { title: 'Texto alternativo', field: 'alt' },
] as const;

const at = (elixir: Elixir, field: Field): unknown =>
  field
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], elixir);

/** An elixir's cell as it is written, and as an unchanged one comes back. */
export function written(elixir: Elixir, field: Field): string | number | undefined {
  const value = at(elixir, field);
  if (field === 'stockSeen') return elixir.stock;
  if (field === 'price') return elixir.price.toFixed(2);
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return Array.isArray(value) ? value.join('; ') : (value as string | number | undefined);
}
