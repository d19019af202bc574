import { Button, Icon } from '@shop/ui';
import { DayFilter, Filter, SearchField, SortFilter, Toolbar } from '../list/toolbar.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import { activeFilters, ordersFilters, PAYMENTS, SORTS, STATUSES } from './orders-query.ts';

/** Search and filters; each change leads to the first page. */
export const OrdersToolbar = ({ params }: { params: ListParams }) => {
  const { bind, change } = params;
  const filters = ordersFilters(params);
  const { sort, status = '', paymentStatus = '', from = '', to = '' } = filters;
  const search = <SearchField label="Buscar" placeholder="Nombre, teléfono, guía…" {...bind('q')} />;
  return (
    <Toolbar search={search} active={activeFilters(filters)}>
      <Filter label="Estado" value={status} choices={STATUSES} onChange={change('estado')} />
      <Filter label="Pago" value={paymentStatus} choices={PAYMENTS} onChange={change('pago')} />
      <DayFilter label="Desde" value={from} onChange={change('desde')} />
      <DayFilter label="Hasta" value={to} onChange={change('hasta')} />
      {filters.lot && (
        <Button variant="secondary" icon={<Icon name="close" size={16} />} onClick={() => change('lote')('')}>
          Quitar lote {filters.lot}
        </Button>
      )}
      <SortFilter value={sort} choices={SORTS} onChange={change('orden')} />
    </Toolbar>
  );
};
