import { formatNumber } from '@shop/contracts/format-pesos';
import { Button, Checkbox, css, theme, VisuallyHidden } from '@shop/ui';
import { createContext, use, type ReactNode } from 'react';
import type { ListPage } from './list-page.ts';
import type { Selection } from './use-selection.ts';

/** Columns stay the same while rows are selected, so each box reads the selection itself. */
export const SelectionContext = createContext<Selection | undefined>(undefined);

const finger = css({
  minWidth: 44,
  justifyContent: 'center',
  gap: 0,
  userSelect: 'none',
  // The next element overlaps its edge by 8 px.
  margin: '0 0 0 -0.75rem',
  verticalAlign: 'middle',
});

/** `fallback` is shown when rows cannot be selected. */
type BoxProps = { id: string; label: ReactNode; isBare?: boolean; fallback?: ReactNode };

/** Selects a row; with the shift key also all rows since the last one. A bare box shows no label. */
export const SelectBox = ({ id, label, isBare = false, fallback = null }: BoxProps) => {
  const selection = use(SelectionContext);
  if (!selection) return fallback;
  return (
    <Checkbox
      css={isBare ? finger : undefined}
      label={isBare ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      checked={selection.has(id)}
      onChange={(event) =>
        selection.set(id, event.target.checked, (event.nativeEvent as MouseEvent).shiftKey)
      }
    />
  );
};

type AllProps = { selection: Selection; count: number; label?: string };

/** Selects all rows of the page. */
export const SelectAll = ({ selection, count, label = 'Seleccionar todos los de la página' }: AllProps) => (
  <Checkbox
    css={finger}
    label={<VisuallyHidden>{label}</VisuallyHidden>}
    checked={count > 0 && selection.ids.length === count}
    ref={(box) => {
      if (box) box.indeterminate = selection.ids.length > 0 && selection.ids.length < count;
    }}
    disabled={count === 0}
    onChange={(event) => selection.setAll(event.target.checked)}
  />
);

// On phones it is beside the number of selected rows.
const short = css({
  gap: '0.25em',
  [theme.media.belowMd]: {
    paddingInline: theme.space(2),
    '& > span:first-of-type': { display: 'none' },
    '& > span': { textTransform: 'capitalize' },
  },
});
type FoundProps = {
  selection: Selection;
  list: Pick<ListPage<unknown>, 'rows' | 'total' | 'isMore'> | undefined;
};

/** Selects all rows that the list finds, on every page; offered once the whole page is selected. */
export const SelectFound = ({ selection, list }: FoundProps) => {
  if (!list || selection.isAll || selection.ids.length < list.rows.length || list.total <= list.rows.length)
    return null;
  const what = list.isMore ? 'todos' : `los ${formatNumber(list.total)}`;
  return (
    <Button
      size="sm"
      variant="ghost"
      css={short}
      aria-label={`Seleccionar ${what}`}
      onClick={selection.setFound}
    >
      <span>Seleccionar</span> <span>{what}</span>
    </Button>
  );
};
