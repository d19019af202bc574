import type { Customer } from '@shop/contracts/customer';
import { Button, Page } from '@shop/ui';
import { lazy, Suspense, useMemo } from 'react';
import { May } from '../auth/may.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { openDialog } from '../list/open-dialog.ts';
import { PagedList } from '../list/paged-list.tsx';
import { RefreshButton } from '../list/refresh-button.tsx';
import { SearchField } from '../list/search-field.tsx';
import { SortFilter, Toolbar } from '../list/toolbar.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { useStable } from '../list/use-stable.ts';
import { ExportLink } from '../proof/export-link.tsx';
import { customerColumns } from './columns.tsx';
import { csvAddress, customersFind, PAGE_SIZE, SORTS } from './customers-query.ts';
import { useListCustomersQuery } from './customers.api.ts';

const CustomerDialog = lazy(() =>
  import(/* webpackChunkName: "p-customer-dialog" */ './customer-dialog.tsx').then((m) => ({
    default: m.CustomerDialog,
  })),
);
const ForgetPerson = lazy(() =>
  import(/* webpackChunkName: "p-customer-dialog" */ './forget-person.tsx').then((m) => ({
    default: m.ForgetPerson,
  })),
);
const SUBTITLE = 'Quienes te compran: sus pedidos, lo que han gastado y tus notas.';
const TEXTS = {
  loading: 'Cargando clientes…',
  error: 'Error al cargar los clientes. Intenta refrescar la página.',
};
const EMPTY = 'Todavía no hay clientes. Aparecen con su primer pedido.';
const NO_MATCH = 'Ningún cliente coincide con la búsqueda.';

/** /admin/customers */
export const CustomersPage = () => {
  const params = useListParams();
  const dialog = openDialog<'customer' | 'forget'>(params);
  const find = customersFind(params);
  const list = useListCustomersQuery(
    { ...find, page: params.page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const open = useStable(({ id }: Customer) => dialog.open('customer', id));
  const columns = useMemo(() => customerColumns(open), [open]);
  return (
    <Page title="Clientes" description={SUBTITLE} noIndex>
      <PageHead title="Clientes" subtitle={SUBTITLE}>
        <May call="GET /api/admin/reports/customers.csv">
          <ExportLink href={csvAddress(find)}>Exportar CSV</ExportLink>
        </May>
        <May call="POST /api/admin/customers/forget">
          <Button variant="secondary" onClick={() => dialog.open('forget')}>
            Borrar datos de alguien
          </Button>
        </May>
        <RefreshButton busy={list.isFetching} onClick={() => void list.refetch()} />
      </PageHead>
      <Toolbar>
        <SearchField
          label="Buscar"
          placeholder="Nombre, correo, teléfono…"
          value={params.get('q')}
          onChange={params.change('q')}
        />
        <SortFilter value={find.sort} choices={SORTS} onChange={params.change('orden')} />
      </Toolbar>
      <PagedList
        caption="Clientes"
        columns={columns}
        list={list}
        texts={{ ...TEXTS, empty: find.q ? NO_MATCH : EMPTY }}
        params={params}
        pageSize={PAGE_SIZE}
        sort={find.sort}
      />
      <Suspense fallback={null}>
        {dialog.kind === 'forget' && <ForgetPerson onClose={dialog.close} />}
        {dialog.kind === 'customer' && dialog.id && (
          <CustomerDialog key={dialog.id} id={dialog.id} onClose={dialog.close} />
        )}
      </Suspense>
    </Page>
  );
};
