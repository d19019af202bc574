import type { PaymentException } from '@shop/contracts/payment-exception';
import { Badge, css } from '@shop/ui';
import { columnsOf, openColumn } from '../list/columns.tsx';
import { formatMoment, Moment } from '../list/moment.tsx';
import { Small } from '../list/cells.tsx';
import { PaymentBadge } from '../orders/status-badge.tsx';
import { money } from './money.ts';
import { paymentExceptionText } from './payment-exception-texts.ts';

const line = css({ whiteSpace: 'nowrap' });
const column = columnsOf<PaymentException>();

/** What happened, payment, amount, time, and whether a person has resolved it. */
export const paymentExceptionColumns = (onOpen: (exception: PaymentException) => void) =>
  column.columns([
    column.accessor('kind', {
      header: 'Qué pasó',
      cell: ({ row: { original } }) => (
        <div css={{ maxWidth: '22rem' }}>
          <strong>{paymentExceptionText(original).title}</strong>
          {original.refundAt && original.status === 'open' && (
            <Small>Se reembolsa solo el {formatMoment(original.refundAt)}</Small>
          )}
          {original.until && <Small>A más tardar el {formatMoment(original.until)}</Small>}
          {original.buyer && (
            <Small css={{ overflowWrap: 'anywhere' }}>
              {original.buyer.name ?? original.buyer.email ?? original.buyer.phone}
            </Small>
          )}
          {original.orderNumber && <Small css={line}>Pedido {original.orderNumber}</Small>}
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
      <Small css={line}>Esperado: {money(expected, 'MXN')}</Small>
    )}
  </div>
);
