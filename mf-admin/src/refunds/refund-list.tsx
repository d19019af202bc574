import { formatLongDate, formatPesos } from '@shop/app-kit';
import {
  REFUND_STATUS_LABEL,
  type Refund,
  type RefundOverview,
  type RefundStatus,
} from '@shop/contracts/refund';
import { Badge, type BadgeTone, css, Stack, Text, theme } from '@shop/ui';
import { Facts } from '../list/facts.tsx';

const TONES: Record<RefundStatus, BadgeTone> = { requested: 'yellow', done: 'green', failed: 'red' };
const list = css({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: theme.space(3) });

/** What was paid, what went back and what can still go back, and each refund with its state. */
export const RefundList = ({ overview }: { overview: RefundOverview }) => {
  const { paid, refunded, left, refunds } = overview;
  return (
    <Stack gap={4}>
      <Facts
        facts={[
          ['Pagado', formatPesos(paid)],
          ['Reembolsado', formatPesos(refunded)],
          ['Se puede reembolsar', formatPesos(left)],
        ]}
      />
      {refunds.length > 0 && (
        <ul css={list} aria-label="Reembolsos">
          {refunds.toReversed().map((refund) => (
            <Entry key={refund.id} refund={refund} />
          ))}
        </ul>
      )}
    </Stack>
  );
};

const Entry = ({ refund: { amount, part, status, who, at, reason } }: { refund: Refund }) => (
  <li>
    <strong>{formatPesos(amount)}</strong> <Badge tone={TONES[status]}>{REFUND_STATUS_LABEL[status]}</Badge>
    <Text size="xs" tone="soft">
      {[part && 'Envío', formatLongDate(at), who].filter(Boolean).join(' · ')}
    </Text>
    {reason && (
      <Text size="xs" tone="danger">
        {reason}
      </Text>
    )}
  </li>
);
