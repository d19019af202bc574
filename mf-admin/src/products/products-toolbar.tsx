import { Filter, SearchField, SortFilter, Toolbar } from '../list/toolbar.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import { AVAILABILITY, KINDS, SORTS } from './products-query.ts';

/** Search and filters; each change leads to the first page. */
export const ProductsToolbar = ({ params }: { params: ListParams }) => {
  const { get, bind, change } = params;
  return (
    <Toolbar
      search={<SearchField label="Buscar" placeholder="Nombre del elixir" {...bind('q')} />}
      active={[get('disponible'), get('personalizado')].filter(Boolean).length}
    >
      <Filter label="Disponible" choices={AVAILABILITY} {...bind('disponible')} />
      <Filter label="Personalizado" choices={KINDS} {...bind('personalizado')} />
      <SortFilter value={get('orden') || 'id'} choices={SORTS} onChange={change('orden')} />
    </Toolbar>
  );
};
