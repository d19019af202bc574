import { part } from '@shop/app-kit';
import type { Customer } from '@shop/contracts/customer';
import { Button } from '@shop/ui';
import { May } from '../auth/may.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { PagedList } from '../list/paged-list.tsx';
import { ANEW, useColumns } from '../list/rows.ts';
import { SearchField } from '../list/search-field.tsx';
import { SortFilter, Toolbar } from '../list/toolbar.tsx';
import { openDialog, useListParams } from '../list/use-list-params.ts';
import { ExportLink } from '../proof/export-link.tsx';
import { customerColumns } from './columns.tsx';
import { csvAddress, customersFind, PAGE_SIZE, SORTS } from './customers-query.ts';
import { useListCustomersQuery } from './customers.api.ts';

const CustomerDialog = part(() =>
  import(/* webpackChunkName: "p-customer-dialog" */ './customer-dialog.tsx').then((m) => m.CustomerDialog),
);
const ForgetPerson = part(() =>
  import(/* webpackChunkName: "p-customer-dialog" */ './forget-person.tsx').then((m) => m.ForgetPerson),
);
const SUBTITLE = 'Quienes te compran: sus pedidos, lo que han gastado y tus notas.';
const EMPTY = 'Todavía no hay clientes. Aparecen con su primer pedido.';
const NO_MATCH = 'Ningún cliente coincide con la búsqueda.';

/** /admin/customers */
export const CustomersPage = () => {
  const params = useListParams();
  const dialog = openDialog<'customer' | 'forget'>(params);
  const find = customersFind(params);
  const list = useListCustomersQuery({ ...find, page: params.page, pageSize: PAGE_SIZE }, ANEW);
  const columns = useColumns(customerColumns, ({ id }: Customer) => dialog.open('customer', id));
  return (
    <ListScreen
      title="Clientes"
      subtitle={SUBTITLE}
      list={list}
      actions={
        <>
          <May call="GET /api/admin/reports/customers.csv">
            <ExportLink href={csvAddress(find)}>Exportar CSV</ExportLink>
          </May>
          <May call="POST /api/admin/customers/forget">
            <Button variant="secondary" onClick={() => dialog.open('forget')}>
              Borrar datos de alguien
            </Button>
          </May>
        </>
      }
    >
      <Toolbar>
        <SearchField label="Buscar" placeholder="Nombre, correo, teléfono…" {...params.bind('q')} />
        <SortFilter value={find.sort} choices={SORTS} onChange={params.change('orden')} />
      </Toolbar>
      <PagedList
        caption="Clientes"
        columns={columns}
        list={list}
        texts={{ name: 'los clientes', empty: find.q ? NO_MATCH : EMPTY }}
        params={params}
        pageSize={PAGE_SIZE}
        sort={find.sort}
      />
      {dialog.kind === 'forget' && <ForgetPerson onClose={dialog.close} />}
      {dialog.kind === 'customer' && dialog.id && (
        <CustomerDialog key={dialog.id} id={dialog.id} onClose={dialog.close} />
      )}
    </ListScreen>
  );
};
