import type { ElixirListQuery } from '@shop/contracts/elixir';
import type { ElixirFind } from '@shop/contracts/elixir-bulk';
import type { ListParams } from '../list/use-list-params.ts';

export const PAGE_SIZE = 20;
/** The filters' names in the address. */
export const FILTER_NAMES = ['q', 'disponible', 'personalizado', 'orden'];

export const SORTS: { value: ElixirListQuery['sort']; label: string }[] = [
  { value: 'id', label: 'ID, del primero al último' },
  { value: '-id', label: 'ID, del último al primero' },
  { value: 'name', label: 'Nombre, A–Z' },
  { value: '-name', label: 'Nombre, Z–A' },
  { value: 'price', label: 'Precio, de menor a mayor' },
  { value: '-price', label: 'Precio, de mayor a menor' },
];
export const AVAILABILITY = [
  { value: '', label: 'Todos' },
  { value: 'true', label: 'Disponibles' },
  { value: 'false', label: 'No disponibles' },
  { value: 'pocas', label: 'Por agotarse' },
];
/** Custom elixirs are numerous and not the shop's own: they are left out unless asked for (H5). */
export const KINDS = [
  { value: '', label: 'No' },
  { value: 'true', label: 'Sí' },
  { value: 'todos', label: 'Todos' },
];

const flag = (value: string) => (value === 'true' || value === 'false' ? value === 'true' : undefined);

/** The server's query from the page address; invalid values are left out. */
export const productsQuery = ({ get, page }: ListParams): Partial<ElixirListQuery> & { page: number } => {
  const kind = get('personalizado');
  return {
    page,
    pageSize: PAGE_SIZE,
    sort: SORTS.find(({ value }) => value === get('orden'))?.value ?? 'id',
    ...(get('q') && { q: get('q').slice(0, 100) }),
    ...(flag(get('disponible')) !== undefined && { isAvailable: flag(get('disponible')) }),
    ...(get('disponible') === 'pocas' && { isLow: true }),
    ...(kind !== 'todos' && { isCustom: kind === 'true' }),
  } as Partial<ElixirListQuery> & { page: number };
};

export const isFiltered = ({ get }: ListParams) =>
  Boolean(get('q') || get('disponible') || get('personalizado'));

/** The filters that find the list's products, without order and page. */
export const foundBy = ({ q, isAvailable, isCustom, isLow }: Partial<ElixirListQuery>): ElixirFind => ({
  ...(q && { q }),
  ...(isAvailable !== undefined && { isAvailable }),
  ...(isCustom !== undefined && { isCustom }),
  ...(isLow !== undefined && { isLow }),
});
