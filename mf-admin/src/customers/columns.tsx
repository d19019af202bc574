import type { Customer } from '@shop/contracts/customer';
import { Badge, css, Price, theme } from '@shop/ui';
import { columnsOf, openColumn } from '../list/columns.tsx';
import { Moment } from '../list/moment.tsx';
import { Small } from '../list/cells.tsx';

// Wide enough for a usual address on a desk.
const person = css({ overflowWrap: 'anywhere', [theme.media.md]: { minWidth: '11.5rem' } });
const column = columnsOf<Customer>();

/** Who ordered how often, for how much, and when last. */
export const customerColumns = (onOpen: (customer: Customer) => void) =>
  column.columns([
    column.accessor('email', {
      header: 'Cliente',
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <div css={person}>
          <strong>{original.name ?? 'Sin nombre'}</strong> {original.note && <Badge tone="petal">Nota</Badge>}
          <Small>{original.email}</Small>
        </div>
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
