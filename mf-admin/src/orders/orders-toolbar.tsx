import { Button, Icon } from '@shop/ui';
import { SavedViews, SaveView } from '../list/saved-views.tsx';
import { DayFilter, Filter, SearchField, SortFilter, Toolbar } from '../list/toolbar.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import { useSavedViews } from '../list/use-saved-views.ts';
import { activeFilters, FILTER_NAMES, ordersFilters, PAYMENTS, SORTS, STATUSES } from './orders-query.ts';

/** Search, filters and what is kept of them; each change leads to the first page. */
export const OrdersToolbar = ({ params }: { params: ListParams }) => {
  const { bind, change } = params;
  const filters = ordersFilters(params);
  const saved = useSavedViews('pedidos', params, FILTER_NAMES);
  const { sort, status = '', paymentStatus = '', from = '', to = '' } = filters;
  const search = <SearchField label="Buscar" placeholder="Nombre, teléfono, guía…" {...bind('q')} />;
  return (
    <>
      <Toolbar search={search} active={activeFilters(filters)} save={<SaveView saved={saved} />}>
        <Filter label="Estado" value={status} choices={STATUSES} onChange={change('estado')} />
        <Filter label="Pago" value={paymentStatus} choices={PAYMENTS} onChange={change('pago')} />
        <DayFilter label="Desde" value={from} onChange={change('desde')} />
        <DayFilter label="Hasta" value={to} onChange={change('hasta')} />
        {filters.lot && (
          <Button
            variant="secondary"
            icon={<Icon name="close" size={16} />}
            onClick={() => change('lote')('')}
          >
            Quitar lote {filters.lot}
          </Button>
        )}
        <SortFilter value={sort} choices={SORTS} onChange={change('orden')} />
      </Toolbar>
      <SavedViews saved={saved} />
    </>
  );
};
