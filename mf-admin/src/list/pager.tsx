import { formatNumber } from '@shop/contracts/format-pesos';
import { Button, css, Icon, Text, theme } from '@shop/ui';
import { useEffect, useEffectEvent } from 'react';

const { space } = theme;
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  marginTop: space(4),
});

type Props = {
  page: number;
  pageSize: number;
  total: number;
  /** The list has more than `total` rows; the exact number is unknown. */
  isMore?: boolean;
  onPage: (page: number) => void;
};

/** The position in a list of several pages, and links to the others. */
export const Pager = ({ page, pageSize, total, isMore = false, onPage }: Props) => {
  const last = Math.max(1, Math.ceil(total / pageSize));
  // The last row of the last page was deleted, or an old address names a page that does not exist.
  const turn = useEffectEvent(onPage);
  useEffect(() => {
    if (page > last) turn(last);
  }, [page, last]);
  if (total === 0) return null;
  const first = (page - 1) * pageSize + 1;
  const until = Math.min(total, page * pageSize);
  const isCut = isMore && page >= last;
  return (
    <nav aria-label="Páginas" css={bar}>
      <Text as="span" size="sm" tone="soft" role="status">
        <span>
          {`${formatNumber(first)}–${formatNumber(until)} de ${isMore ? 'más de ' : ''}${formatNumber(total)}`}
        </span>
        <span>{isCut && '. Para ver los demás, busca, filtra o cambia el orden'}</span>
      </Text>
      {last > 1 && (
        <span css={{ display: 'flex', gap: space(2) }}>
          <Step label="Anterior" disabled={page <= 1} onClick={() => onPage(page - 1)} />
          <Step label="Siguiente" disabled={page >= last} onClick={() => onPage(page + 1)} />
        </span>
      )}
    </nav>
  );
};

type StepProps = { label: 'Anterior' | 'Siguiente'; disabled: boolean; onClick: () => void };
const Step = ({ label, ...rest }: StepProps) => (
  <Button
    {...rest}
    variant="secondary"
    size="sm"
    icon={<Icon name={label === 'Anterior' ? 'chevronLeft' : 'chevronRight'} size={16} />}
  >
    {label}
  </Button>
);
