import { SearchField } from '../list/search-field.tsx';
import { Filter, SortFilter, Toolbar } from '../list/toolbar.tsx';
import type { ListParams } from '../list/use-list-params.ts';
import { ordersFilters, PAYMENTS, SORTS, STATUSES } from './orders-query.ts';

/** Search and filters; each change leads to the first page. */
export const OrdersToolbar = ({ params }: { params: ListParams }) => {
  const { get, set } = params;
  const { sort, status = '', paymentStatus = '' } = ordersFilters(params);
  const change = (name: string) => (value: string) => set({ [name]: value, pagina: '' });
  return (
    <Toolbar>
      <SearchField
        label="Buscar"
        placeholder="Nombre, correo o número"
        value={get('q')}
        onChange={change('q')}
      />
      <Filter label="Estado" value={status} choices={STATUSES} onChange={change('estado')} />
      <Filter label="Pago" value={paymentStatus} choices={PAYMENTS} onChange={change('pago')} />
      <SortFilter value={sort} choices={SORTS} onChange={change('orden')} />
    </Toolbar>
  );
};
