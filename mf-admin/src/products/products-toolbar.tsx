import { SavedViews, SaveView } from '../list/saved-views.tsx';
import { Filter, SearchField, SortFilter, Toolbar } from '../list/toolbar.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import { useSavedViews } from '../list/use-saved-views.ts';
import { AVAILABILITY, FILTER_NAMES, KINDS, SORTS } from './products-query.ts';

/** Search, filters and what is kept of them; each change leads to the first page. */
export const ProductsToolbar = ({ params }: { params: ListParams }) => {
  const { get, bind, change } = params;
  const saved = useSavedViews('productos', params, FILTER_NAMES);
  return (
    <>
      <Toolbar
        search={<SearchField label="Buscar" placeholder="Nombre del elixir" {...bind('q')} />}
        active={[get('disponible'), get('personalizado')].filter(Boolean).length}
        save={<SaveView saved={saved} />}
      >
        <Filter label="Disponible" choices={AVAILABILITY} {...bind('disponible')} />
        <Filter label="Personalizado" choices={KINDS} {...bind('personalizado')} />
        <SortFilter value={get('orden') || 'id'} choices={SORTS} onChange={change('orden')} />
      </Toolbar>
      <SavedViews saved={saved} />
    </>
  );
};
