import { css } from '@emotion/react';
import type { Order } from '@shop/contracts/order';
import { Badge, Button, Price, Row, Text, theme } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import type { Features } from '../list/features.ts';
import { Moment } from '../list/moment.tsx';
import { PaymentBadge, StatusBadge } from './status-badge.tsx';

// Wide enough for a usual address on a desk.
const client = css({
  overflowWrap: 'break-word',
  maxWidth: '15rem',
  [theme.media.md]: { minWidth: '9.5rem' },
});

const actions = css({ justifyContent: 'flex-end', [theme.media.md]: { flexWrap: 'nowrap' } });

export type OrderDialogKind = 'details' | 'status';
const column = createColumnHelper<Features, Order>();

/** The specified columns in their order (AD29), with the two buttons of a row (AD30). */
export const orderColumns = (onAction: (kind: OrderDialogKind, order: Order) => void) =>
  column.columns([
    column.accessor('number', {
      header: 'ID',
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <span title={original.id} css={{ whiteSpace: 'nowrap' }}>
          {original.number}
        </span>
      ),
    }),
    column.accessor('customerName', {
      header: 'Cliente',
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <div css={client}>
          <strong>{original.customerName ?? 'Sin nombre'}</strong>
          <Text as="div" size="xs" tone="soft" css={{ overflowWrap: 'anywhere' }}>
            {original.customerEmail}
          </Text>
          {original.needsAddress && <Badge tone="yellow">Falta dirección</Badge>}
          {original.gift && <Badge tone="petal">Regalo</Badge>}
        </div>
      ),
    }),
    column.accessor('totalAmount', {
      id: 'total',
      header: 'Total',
      cell: ({ getValue }) => <Price amount={getValue()} size="sm" />,
    }),
    column.accessor('createdAt', { header: 'Fecha', cell: ({ getValue }) => <Moment at={getValue()} /> }),
    column.accessor('status', {
      header: 'Estado',
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <Row gap={1}>
          <StatusBadge status={original.status} />
          <PaymentBadge status={original.paymentStatus} />
        </Row>
      ),
    }),
    column.display({
      id: 'actions',
      header: 'Acciones',
      cell: ({ row: { original } }) => (
        <Row gap={1} css={actions}>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => onAction('details', original)}
            aria-label={`Detalles de ${original.number}`}
          >
            Detalles
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => onAction('status', original)}
            aria-label={`Estado de ${original.number}`}
          >
            Estado
          </Button>
        </Row>
      ),
    }),
  ]);
