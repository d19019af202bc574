import type { PaymentException } from '@shop/contracts/payment-exception';
import { Badge, css } from '@shop/ui';
import { openColumn, type Column } from '../list/columns.tsx';
import { formatMoment, Moment } from '../list/moment.tsx';
import { Small } from '../list/cells.tsx';
import { PaymentBadge } from '../orders/status-badge.tsx';
import { money } from './money.ts';
import { paymentExceptionText } from './payment-exception-texts.ts';

const line = css({ whiteSpace: 'nowrap' });

/** What happened, payment, amount, time, and whether a person has resolved it. */
export const paymentExceptionColumns = (
  onOpen: (exception: PaymentException) => void,
): Column<PaymentException>[] => [
  {
    header: 'Qué pasó',
    cell: (exception) => (
      <div css={{ maxWidth: '22rem' }}>
        <strong>{paymentExceptionText(exception).title}</strong>
        {exception.refundAt && exception.status === 'open' && (
          <Small>Se reembolsa solo el {formatMoment(exception.refundAt)}</Small>
        )}
        {exception.until && <Small>A más tardar el {formatMoment(exception.until)}</Small>}
        {exception.buyer && (
          <Small css={{ overflowWrap: 'anywhere' }}>
            {exception.buyer.name ?? exception.buyer.email ?? exception.buyer.phone}
          </Small>
        )}
        {exception.orderNumber && <Small css={line}>Pedido {exception.orderNumber}</Small>}
      </div>
    ),
  },
  {
    header: 'Importe',
    cell: (exception) => <Amounts exception={exception} />,
  },
  {
    header: 'Pago',
    cell: (exception) => (
      <div>
        <div css={{ overflowWrap: 'anywhere' }}>{exception.paymentId}</div>
        <PaymentBadge status={exception.paymentStatus} />
      </div>
    ),
  },
  {
    header: 'Fecha',
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    header: 'Estado',
    cell: ({ status }) =>
      status === 'open' ? <Badge tone="red">Abierto</Badge> : <Badge tone="green">Resuelto</Badge>,
  },
  openColumn({
    verb: 'Revisar',
    label: (exception) => `Revisar el pago ${exception.paymentId}: ${paymentExceptionText(exception).title}`,
    onOpen,
  }),
];

const Amounts = ({ exception: { amount, expected, currency } }: { exception: PaymentException }) => (
  <div css={line}>
    <span>{money(amount, currency)}</span>
    {expected !== undefined && (expected !== amount || currency !== 'MXN') && (
      <Small css={line}>Esperado: {money(expected, 'MXN')}</Small>
    )}
  </div>
);
