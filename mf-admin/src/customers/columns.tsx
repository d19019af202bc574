import type { Customer } from '@shop/contracts/customer';
import { formatNumber } from '@shop/contracts/format-pesos';
import { Badge, Price } from '@shop/ui';
import { openColumn, type Column } from '../list/columns.tsx';
import { Moment } from '../list/moment.tsx';
import { Email, NameCell } from '../list/cells.tsx';

/** Customers with their orders, total and latest order. */
export const customerColumns = (onOpen: (customer: Customer) => void): Column<Customer>[] => [
  {
    header: 'Cliente',
    cell: (customer) => (
      <NameCell
        name={customer.name ?? 'Sin nombre'}
        badge={customer.note && <Badge tone="petal">Nota</Badge>}
      >
        <Email>{customer.email}</Email>
      </NameCell>
    ),
  },
  { sort: 'orders', header: 'Pedidos', cell: ({ orders }) => formatNumber(orders) },
  { sort: 'spent', header: 'Gastado', cell: ({ spent }) => <Price amount={spent} size="sm" /> },
  {
    sort: 'lastOrderAt',
    header: 'Último pedido',
    cell: ({ lastOrderAt: at }) => (at ? <Moment at={at} /> : '—'),
  },
  openColumn({ verb: 'Ver', label: ({ name, email }) => `Ver a ${name ?? email}`, onOpen }),
];
