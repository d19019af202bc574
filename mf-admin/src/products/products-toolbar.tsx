import { SearchField } from '../list/search-field.tsx';
import { Filter, SortFilter, Toolbar } from '../list/toolbar.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import { AVAILABILITY, KINDS, SORTS } from './products-query.ts';

/** Search and filters; each change leads to the first page. */
export const ProductsToolbar = ({ params }: { params: ListParams }) => {
  const { get, change } = params;
  return (
    <Toolbar
      search={
        <SearchField label="Buscar" placeholder="Nombre del elixir" value={get('q')} onChange={change('q')} />
      }
      active={[get('disponible'), get('personalizado')].filter(Boolean).length}
    >
      <Filter
        label="Disponible"
        value={get('disponible')}
        choices={AVAILABILITY}
        onChange={change('disponible')}
      />
      <Filter
        label="Personalizado"
        value={get('personalizado')}
        choices={KINDS}
        onChange={change('personalizado')}
      />
      <SortFilter value={get('orden') || 'id'} choices={SORTS} onChange={change('orden')} />
    </Toolbar>
  );
};
