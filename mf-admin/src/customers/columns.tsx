import type { Customer } from '@shop/contracts/customer';
import { Badge, Price } from '@shop/ui';
import { columnsOf, openColumn } from '../list/columns.tsx';
import { Moment } from '../list/moment.tsx';
import { NameCell } from '../list/cells.tsx';

const column = columnsOf<Customer>();

/** Customers with their orders, total and latest order. */
export const customerColumns = (onOpen: (customer: Customer) => void) =>
  column.columns([
    column.accessor('email', {
      header: 'Cliente',
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <NameCell
          name={original.name ?? 'Sin nombre'}
          badge={original.note && <Badge tone="petal">Nota</Badge>}
        >
          {original.email}
        </NameCell>
      ),
    }),
    column.accessor('orders', { header: 'Pedidos' }),
    column.accessor('spent', {
      header: 'Gastado',
      cell: ({ getValue }) => <Price amount={getValue()} size="sm" />,
    }),
    column.accessor('lastOrderAt', {
      header: 'Último pedido',
      cell: ({ getValue }) => {
        const at = getValue();
        return at ? <Moment at={at} /> : '—';
      },
    }),
    openColumn({ verb: 'Ver', label: ({ name, email }) => `Ver a ${name ?? email}`, onOpen }),
  ]);
