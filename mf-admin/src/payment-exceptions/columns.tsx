import { css } from '@emotion/react';
import type { PaymentException } from '@shop/contracts/payment-exception';
import { Badge, Text } from '@shop/ui';
import { createColumnHelper } from '@tanstack/react-table';
import type { Features } from '../list/features.ts';
import { formatMoment, Moment } from '../list/moment.tsx';
import { openColumn } from '../list/open-column.tsx';
import { PaymentBadge } from '../orders/status-badge.tsx';
import { money } from './money.ts';
import { paymentExceptionText } from './payment-exception-texts.ts';

const line = css({ whiteSpace: 'nowrap' });
const column = createColumnHelper<Features, PaymentException>();

/** What happened, with which payment, how much, when, and whether somebody has taken care of it. */
export const paymentExceptionColumns = (onOpen: (exception: PaymentException) => void) =>
  column.columns([
    column.accessor('kind', {
      header: 'Qué pasó',
      cell: ({ row: { original } }) => (
        <div css={{ maxWidth: '22rem' }}>
          <strong>{paymentExceptionText(original).title}</strong>
          {original.refundAt && original.status === 'open' && (
            <Text as="div" size="xs" tone="soft">
              Se reembolsa solo el {formatMoment(original.refundAt)}
            </Text>
          )}
          {original.buyer && (
            <Text as="div" size="xs" tone="soft" css={{ overflowWrap: 'anywhere' }}>
              {original.buyer.name ?? original.buyer.email ?? original.buyer.phone}
            </Text>
          )}
          {original.orderNumber && (
            <Text as="div" size="xs" tone="soft" css={line}>
              Pedido {original.orderNumber}
            </Text>
          )}
        </div>
      ),
    }),
    column.accessor('amount', {
      header: 'Importe',
      cell: ({ row: { original } }) => <Amounts exception={original} />,
    }),
    column.accessor('paymentId', {
      header: 'Pago',
      cell: ({ row: { original } }) => (
        <div>
          <div css={{ overflowWrap: 'anywhere' }}>{original.paymentId}</div>
          <PaymentBadge status={original.paymentStatus} />
        </div>
      ),
    }),
    column.accessor('createdAt', {
      header: 'Fecha',
      cell: ({ getValue }) => <Moment at={getValue()} />,
    }),
    column.accessor('status', {
      header: 'Estado',
      cell: ({ getValue }) =>
        getValue() === 'open' ? <Badge tone="red">Abierto</Badge> : <Badge tone="green">Resuelto</Badge>,
    }),
    openColumn({
      verb: 'Revisar',
      label: (exception) =>
        `Revisar el pago ${exception.paymentId}: ${paymentExceptionText(exception).title}`,
      onOpen,
    }),
  ]);

const Amounts = ({ exception: { amount, expected, currency } }: { exception: PaymentException }) => (
  <div css={line}>
    <span>{money(amount, currency)}</span>
    {expected !== undefined && (expected !== amount || currency !== 'MXN') && (
      <Text as="div" size="xs" tone="soft" css={line}>
        Esperado: {money(expected, 'MXN')}
      </Text>
    )}
  </div>
);
