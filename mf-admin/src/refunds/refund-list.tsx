import { formatPesos } from '@shop/app-kit';
import { formatLongDate } from '@shop/app-kit/dates';
import {
  REFUND_STATUS_LABEL,
  type Refund,
  type RefundOverview,
  type RefundStatus,
} from '@shop/contracts/refund';
import { Badge, type BadgeTone, css, Stack, Text, theme } from '@shop/ui';
import { Sums } from '../list/sums.tsx';

const TONES: Record<RefundStatus, BadgeTone> = { requested: 'yellow', done: 'green', failed: 'red' };
const list = css({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: theme.space(3) });

/** The paid, refunded and refundable amounts, and each refund with its state. */
export const RefundList = ({ overview }: { overview: RefundOverview }) => {
  const { paid, refunded, left, refunds, pieces = [] } = overview;
  return (
    <Stack gap={4}>
      <Sums
        sums={[
          ['Pagado', formatPesos(paid)],
          ['Reembolsado', formatPesos(refunded)],
          ['Disponible para reembolsar', formatPesos(left)],
        ]}
      />
      {refunds.length > 0 && (
        <ul css={list} aria-label="Reembolsos">
          {refunds.toReversed().map((refund) => (
            <Entry key={refund.id} refund={refund} what={whatOf(refund, pieces)} />
          ))}
        </ul>
      )}
    </Stack>
  );
};

/** The pieces or delivery that a refund is for, if known. */
const whatOf = ({ part, lines = [] }: Refund, pieces: NonNullable<RefundOverview['pieces']>): string =>
  [
    ...lines.map(({ id, quantity, restock }) => {
      const name = pieces.find((one) => one.id === id)?.name ?? '';
      return `${quantity} × ${name}${restock ? ' (a existencias)' : ''}`;
    }),
    ...(part ? ['Envío'] : []),
  ].join(', ');

const Entry = ({ refund, what }: { refund: Refund; what: string }) => {
  const { amount, status, who, at, note, reason } = refund;
  return (
    <li>
      <strong>{formatPesos(amount)}</strong> <Badge tone={TONES[status]}>{REFUND_STATUS_LABEL[status]}</Badge>
      <Text size="xs" tone="soft">
        {[what, formatLongDate(at), who].filter(Boolean).join(' · ')}
      </Text>
      {note && <Text size="xs">{note}</Text>}
      {reason && (
        <Text size="xs" tone="danger">
          {reason}
        </Text>
      )}
    </li>
  );
};
