import { css, Icon, IconButton, Row, Text, theme } from '@shop/ui';
import type { ReactNode } from 'react';
import { counted } from './counted.ts';
import { footBar } from './foot-bar.ts';
import type { ListPage } from './list-page.ts';
import { MoreActions } from './more-actions.tsx';
import { SelectAll, SelectFound } from './select-box.tsx';
import type { Selection } from './use-selection.ts';

const { media, space } = theme;
const onPhones = css({ [media.md]: { display: 'none' } });
const inset = css({ marginLeft: space(1) });
const bar = css({ paddingRight: space(12), [media.belowMd]: { paddingInline: space(2) } });
// These elements depend on the selection; they come and go without moving the others.
const found = css({ [media.md]: { order: 1 }, '&:empty': { display: 'none' } });
const drop = css({ position: 'absolute', top: space(2), right: space(1) });
const actions = css({
  display: 'contents',
  '& a, & button': { paddingInline: space(3) },
  [media.belowMd]: { display: 'flex', flex: '1 0 100%', gap: space(2) },
});

type Props = {
  label: string;
  list: Pick<ListPage<unknown>, 'rows' | 'total' | 'isMore'> | undefined;
  selection: Selection;
  onDrop?: () => void;
  notice?: ReactNode;
  /** The two most used actions; on phones the others are behind '⋯'. */
  first: ReactNode;
  others: ReactNode;
};

/** The bulk actions for the selected rows, or for all rows that the list finds. */
export const BulkBar = ({ label, list, selection, onDrop, notice, first, others }: Props) => (
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
        <MoreActions inBar>{others}</MoreActions>
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

const chosen = ({ isAll, ids }: Selection, list: Props['list']): string => {
  if (isAll && list?.isMore) return 'Todos seleccionados';
  const count = isAll ? (list?.total ?? 0) : ids.length;
  return counted(count, 'seleccionado', 'seleccionados');
};
