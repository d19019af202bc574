import { formatNumber } from '@shop/contracts/format-pesos';
import type { SidebarCount } from '@shop/contracts/pages/entry';
import { css, theme, VisuallyHidden } from '@shop/ui';
import { useListQuery, type ListRoute, type Tag } from '../calls.ts';

const bubble = css({
  marginLeft: 'auto',
  minWidth: 24,
  padding: `0 ${theme.space(2)}`,
  borderRadius: theme.radius.pill,
  background: theme.color.dangerSoft,
  color: theme.color.danger,
  fontSize: theme.size.xs,
  fontWeight: 700,
  lineHeight: '24px',
  textAlign: 'center',
});

type Counting = { call: ListRoute; tag: Tag; given: object; words: string };
const COUNTED: Record<SidebarCount, Counting> = {
  orders: { call: 'GET /api/orders', tag: 'Order', given: { status: 'processing' }, words: 'por enviar' },
  messages: {
    call: 'GET /api/admin/messages',
    tag: 'Message',
    given: { isRead: false },
    words: 'sin leer',
  },
  payments: {
    call: 'GET /api/admin/reviews',
    tag: 'Review',
    given: { status: 'open' },
    words: 'por revisar',
  },
};

/** How many items wait for a person; undefined while unknown. */
export const useOpenTotal = (counted: SidebarCount): number | undefined => {
  const { call, tag, given } = COUNTED[counted];
  // A header gives the list's total, so one row is enough.
  const { data, isError } = useListQuery(call, tag, { ...given, pageSize: 1 });
  return isError ? undefined : data?.total;
};

/** How many items wait for a person, next to a sidebar entry; nothing when none wait or the number is unknown. */
export const OpenCount = ({ counted }: { counted: SidebarCount }) => {
  const total = useOpenTotal(counted);
  if (!total) return null;
  return (
    <span css={bubble}>
      {formatNumber(total)}
      <VisuallyHidden> {COUNTED[counted].words}</VisuallyHidden>
    </span>
  );
};
