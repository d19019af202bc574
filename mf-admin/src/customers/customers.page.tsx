import { onDemand } from '@shop/app-kit';
import type { Customer } from '@shop/contracts/customer';
import { Button } from '@shop/ui';
import { IfAllowed } from '../auth/may.tsx';
import { AdminList, useAdminList } from '../list/admin-list.tsx';
import { ExportLink } from '../proof/export-link.tsx';
import { customerColumns } from './columns.tsx';
import { csvAddress, customersFind, PAGE_SIZE, SORTS } from './customers-query.ts';

const CustomerDialog = onDemand(() =>
  import(/* webpackChunkName: "p-customer-dialog" */ './customer-dialog.tsx').then((m) => m.CustomerDialog),
);
const ForgetPerson = onDemand(() =>
  import(/* webpackChunkName: "p-customer-dialog" */ './forget-person.tsx').then((m) => m.ForgetPerson),
);
const SUBTITLE = 'Quienes te compran: sus pedidos, lo que han gastado y tus notas.';
const EMPTY = 'Todavía no hay clientes. Aparecen con su primer pedido.';
const NO_MATCH = 'Ningún cliente coincide con la búsqueda.';

/** /admin/customers */
export const CustomersPage = () => {
  const list = useAdminList('GET /api/admin/customers', {
    tag: 'Customer',
    pageSize: PAGE_SIZE,
    query: customersFind,
  });
  const { dialog } = list;
  const find = customersFind(list.params);
  const columns = customerColumns(({ id }: Customer) => dialog.open('customer', id));
  return (
    <AdminList
      {...list}
      title="Clientes"
      subtitle={SUBTITLE}
      actions={
        <>
          <IfAllowed call="GET /api/admin/reports/customers.csv">
            <ExportLink href={csvAddress(find)}>Exportar CSV</ExportLink>
          </IfAllowed>
          <IfAllowed call="POST /api/admin/customers/forget">
            <Button variant="secondary" onClick={() => dialog.open('forget')}>
              Borrar datos de alguien
            </Button>
          </IfAllowed>
        </>
      }
      search="Nombre, correo, teléfono…"
      caption="Clientes"
      columns={columns}
      sort={find.sort}
      sorts={SORTS}
      name="los clientes"
      empty={find.q ? NO_MATCH : EMPTY}
    >
      {dialog.kind === 'forget' && <ForgetPerson onClose={dialog.close} />}
      {dialog.kind === 'customer' && dialog.id && (
        <CustomerDialog key={dialog.id} id={dialog.id} onClose={dialog.close} />
      )}
    </AdminList>
  );
};
