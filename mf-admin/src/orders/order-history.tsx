import { formatLongDate, shopFormat } from '@shop/app-kit';
import { Alert, css, Skeleton, Text, theme } from '@shop/ui';
import { useGetOrderHistoryQuery } from './orders.api.ts';
import { StatusBadge } from './status-badge.tsx';

const list = css({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: theme.space(3) });
const clock = shopFormat('es-MX', { timeStyle: 'short' });

/** Who moved the order or did something else to it, and when; newest first. */
export const OrderHistoryList = ({ orderId }: { orderId: string }) => {
  const { data, isError, refetch } = useGetOrderHistoryQuery(orderId, { refetchOnMountOrArgChange: true });
  if (isError) return <Alert onRetry={refetch}>No pudimos cargar el historial de este pedido.</Alert>;
  if (!data) return <Skeleton height={48} radius={16} />;
  return (
    <ol css={list}>
      {data.toReversed().map(({ at, who, from, to, note }) => (
        <li key={`${at}-${to}-${note}`}>
          {note && (
            <Text size="sm" css={{ whiteSpace: 'pre-line' }}>
              {note}
            </Text>
          )}
          {!note && from && (
            <>
              <StatusBadge status={from} /> <span aria-label="cambió a">→</span>{' '}
            </>
          )}
          {!note && <StatusBadge status={to} />}
          <Text size="xs" tone="soft">
            {`${formatLongDate(at)}, ${clock(new Date(at))} · ${who}`}
          </Text>
        </li>
      ))}
    </ol>
  );
};
