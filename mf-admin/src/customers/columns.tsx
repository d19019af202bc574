import { css } from '@emotion/react';
import type { Customer } from '@shop/contracts/customer';
import { Badge, Price, Text, theme } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import type { Features } from '../list/features.ts';
import { Moment } from '../list/moment.tsx';
import { openColumn } from '../list/open-column.tsx';

// Wide enough for a usual address on a desk.
const person = css({ overflowWrap: 'anywhere', [theme.media.md]: { minWidth: '11.5rem' } });
const column = createColumnHelper<Features, Customer>();

/** Who ordered how often, for how much, and when last. */
export const customerColumns = (onOpen: (customer: Customer) => void) =>
  column.columns([
    column.accessor('email', {
      header: 'Cliente',
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <div css={person}>
          <strong>{original.name ?? 'Sin nombre'}</strong> {original.note && <Badge tone="petal">Nota</Badge>}
          <Text as="div" size="xs" tone="soft">
            {original.email}
          </Text>
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
