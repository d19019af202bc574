import { formatNumber } from '@shop/contracts/format-pesos';
import { Button, css, Icon, IconButton, Row, Text, theme } from '@shop/ui';
import { useId, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { footBar } from './foot-bar.ts';
import type { ListPage } from './list-page.ts';
import { SelectAll, SelectFound } from './select-box.tsx';
import type { Selection } from './use-selection.ts';

const { color, media, radius, shadow, size, space } = theme;
const onPhones = css({ [media.md]: { display: 'none' } });
const inset = css({ marginLeft: space(1) });
const bar = css({ paddingRight: space(12), [media.belowMd]: { paddingInline: space(2) } });
// What comes and goes with the choice moves nothing that stays.
const found = css({ [media.md]: { order: 1 }, '&:empty': { display: 'none' } });
const drop = css({ position: 'absolute', top: space(2), right: space(1) });
const actions = css({
  display: 'contents',
  '& a, & button': { paddingInline: space(3) },
  [media.belowMd]: { display: 'flex', flex: '1 0 100%', gap: space(2) },
});
const dots = css(onPhones, { '&&': { width: 46, marginLeft: 'auto', fontSize: size.xl } });
// On phones they lie above the bar.
const rest = css({
  display: 'contents',
  [media.belowMd]: {
    display: 'none',
    position: 'absolute',
    right: 0,
    bottom: `calc(100% + ${space(2)})`,
    gap: space(2),
    padding: space(3),
    background: color.paper,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.md,
    boxShadow: shadow.lg,
  },
});
const shown = css({ [media.belowMd]: { display: 'grid' } });

type Props = {
  label: string;
  list: Pick<ListPage<unknown>, 'rows' | 'total' | 'isMore'> | undefined;
  selection: Selection;
  onDrop?: () => void;
  notice?: ReactNode;
  /** The two that are wanted most; on phones the others stand behind '⋯'. */
  first: ReactNode;
  others: ReactNode;
};

/** What can be done with the chosen rows at once, or with all that the list finds. */
export const BulkBar = ({ label, list, selection, onDrop, notice, first, others }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const choose = ({ target, currentTarget }: MouseEvent) => {
    // A press in a window that one of them opened comes here too.
    if (!currentTarget.contains(target as Node)) return;
    toggle.current?.focus();
    setOpen(false);
  };
  return (
    <section aria-label={label} css={[footBar, bar]}>
      {notice}
      <Row gap={2}>
        <span css={[onPhones, inset]}>
          <SelectAll selection={selection} count={list?.rows.length ?? 0} label="Todos" />
        </span>
        <Text as="span" size="sm" role="status">
          <strong>{chosen(selection, list)}</strong>
        </Text>
        <span css={found}>
          <SelectFound selection={selection} list={list} />
        </span>
        <div css={actions}>
          {first}
          <div id={id} css={[rest, isOpen && shown]} onClick={choose}>
            {others}
          </div>
          <Button
            ref={toggle}
            size="sm"
            variant="ghost"
            aria-label="Más acciones"
            aria-expanded={isOpen}
            aria-controls={id}
            css={dots}
            onClick={() => setOpen(!isOpen)}
          >
            ⋯
          </Button>
        </div>
        <IconButton
          label="Quitar selección"
          css={drop}
          onClick={() => {
            selection.drop(selection.ids);
            onDrop?.();
          }}
        >
          <Icon name="close" />
        </IconButton>
      </Row>
    </section>
  );
};

const chosen = ({ isAll, ids }: Selection, list: Props['list']): string => {
  if (isAll && list?.isMore) return 'Todos seleccionados';
  const count = isAll ? (list?.total ?? 0) : ids.length;
  return count === 1 ? '1 seleccionado' : `${formatNumber(count)} seleccionados`;
};
