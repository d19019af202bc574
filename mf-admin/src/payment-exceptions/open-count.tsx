import { css, theme, VisuallyHidden } from '@shop/ui';
import { useListPaymentExceptionsQuery } from './payment-exceptions.api.ts';

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

/** How many payments wait for a person; nothing when there are none, or when nobody knows. */
export const OpenCount = () => {
  // Lists tell their length in a header: one row is enough to learn it.
  const { data, isError } = useListPaymentExceptionsQuery(
    { status: 'open', pageSize: 1 },
    { refetchOnMountOrArgChange: true },
  );
  if (isError || !data?.total) return null;
  return (
    <span css={bubble}>
      {data.total}
      <VisuallyHidden> por revisar</VisuallyHidden>
    </span>
  );
};
