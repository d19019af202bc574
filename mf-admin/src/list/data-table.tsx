import { Cell, css, Icon, Table, TableRow, theme } from '@shop/ui';
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { cards } from './cards.ts';
import { tight } from './cells.tsx';
import type { Column } from './columns.tsx';
import { rowMessage, type Load, type Texts } from './row-message.tsx';

const { color, media, radius, space } = theme;

const sorter = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: 32,
  margin: `0 -${space(2)}`,
  padding: `0 ${space(2)}`,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { color: color.ink, background: color.line },
  // A drawing that may shrink counts for nothing where a column is as narrow as it can be.
  svg: { maxWidth: 'none' },
  [tight]: { gap: 0 },
  // On phones the head is not drawn: the order is chosen in the toolbar there.
  [media.belowMd]: { display: 'none' },
});
// Six columns with dates and buttons beside the menu need less space between cells.
const close = css({
  'tbody tr:has([data-opens])': { cursor: 'pointer', '&:hover': { background: color.creamDeep } },
  [media.md]: {
    '&& th, && td': { paddingInline: space(2.5) },
    // Targets are 44 px high, so rows are 52 px.
    '&& tbody td': { paddingBlock: 0, height: 52 },
    // Cells of three lines are higher.
    '&& tbody td:has(> [data-lines] > :nth-child(3))': { paddingBlock: space(2) },
    '&& thead th': { paddingBlock: space(1), height: 44 },
    // Text columns share the remaining width.
    'tr:has([data-opens]) > td:has([data-lines])': { width: '30%', minWidth: '8rem', maxWidth: 0 },
    // A single text column at the start of the row.
    'tr:has([data-opens]) > td:first-of-type:has(> [data-lines]):not(:has(+ td > [data-lines]))': {
      width: '50%',
    },
    'tr:has([data-opens]) [data-lines], tr:has([data-opens]) [data-lines] > *': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    // It breaks a line that must not wrap, too.
    'tr:has([data-opens]) [data-lines] wbr': { display: 'none' },
  },
  [tight]: {
    '&&& th, &&& td': { paddingInline: space(1) },
    '&& th:first-of-type, && td:first-of-type': { paddingLeft: space(2.5) },
    // A number of four digits, or an arrow, takes from the words.
    'tr:has([data-opens]) > td:has([data-lines])': { minWidth: '7rem' },
    // What the row's window says as well.
    '[data-label="Envasado"]': { display: 'none' },
    'tbody td time': { display: 'block', width: '6.5rem', fontSize: theme.size.xs, whiteSpace: 'normal' },
    'tbody td time > span': { display: 'inline' },
  },
  // From this width every list fits beside the menu, so its head stays in view.
  '@media (min-width: 80em)': {
    '&& > div': { overflow: 'visible' },
    '&& thead th': { position: 'sticky', top: 0, zIndex: 1 },
    '&& thead th:first-of-type': { borderTopLeftRadius: radius.md },
    '&& thead th:last-of-type': { borderTopRightRadius: radius.md },
  },
});
const plain = css({ [media.md]: { display: 'none' } });

type Props<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  /** 'name' or '-name'; without it the rows keep their order, and no column sorts them. */
  sort?: string | undefined;
  onSort?: (sort: string) => void;
  /** The server has sorted the rows. */
  sorted?: boolean;
  /** The list's state, for the message when there are no rows. */
  list: Load;
  texts: Texts;
  /** Stands before the name of the first column. */
  firstHead?: ReactNode;
};

/** Sorts texts as Spanish dictionaries do, and numbers by their value: accents and capitals make no difference. */
const collator = new Intl.Collator('es-MX', { sensitivity: 'base', numeric: true });

const sortRows = <Row,>(rows: Row[], columns: Column<Row>[], order: string) => {
  const field = order.replace(/^-/, '');
  if (!columns.some(({ sort }) => sort === field)) return rows;
  const sign = field === order ? 1 : -1;
  const textOf = (row: Row) => String(row[field as keyof Row]);
  return [...rows].sort((a, b) => sign * collator.compare(textOf(a), textOf(b)));
};

/** A list with headers that sort it; its columns' `header` texts name the cells on phones. */
export const DataTable = <Row,>(props: Props<Row>) => {
  const { caption, columns, rows, sort, onSort, sorted = false, firstHead } = props;
  const shown = sorted || !sort ? rows : sortRows(rows, columns, sort);
  return (
    <div css={[close, cards]}>
      <Table
        caption={caption}
        columns={columns.map((column, at) => (
          <Fragment key={column.header}>
            {at === 0 && firstHead}
            <ColumnHead column={column} sort={sort} onSort={onSort} />
          </Fragment>
        ))}
        heads={columns.map((column) => ({
          'aria-sort': directionOf(column, sort),
          'data-label': column.header,
        }))}
      >
        {shown.length === 0 ? (
          <TableRow>
            <Cell colSpan={columns.length}>{rowMessage(props.list, props.texts)}</Cell>
          </TableRow>
        ) : (
          // A row that leaves the list leaves its place to the next, whose button keeps the focus.
          shown.map((row, at) => (
            <TableRow key={at} onClick={openRow}>
              {columns.map(({ header, cell }) => (
                <Cell key={header} label={header}>
                  {cell(row)}
                </Cell>
              ))}
            </TableRow>
          ))
        )}
      </Table>
    </div>
  );
};

/** A press on a row presses the button that opens it, except on a link or control, or while text is selected. */
const openRow = ({ target, currentTarget }: MouseEvent<HTMLTableRowElement>) => {
  if ((target as Element).closest('a, button, input, label, select')) return;
  if (getSelection()?.toString()) return;
  currentTarget.querySelector<HTMLElement>('[data-opens]')?.click();
};

type Sorting = Pick<Props<never>, 'sort' | 'onSort'>;

const directionOf = (column: { sort?: string }, sort: string | undefined) => {
  if (sort === undefined || !column.sort) return undefined;
  if (sort === column.sort) return 'ascending';
  return sort === `-${column.sort}` ? 'descending' : 'none';
};

type HeadProps = Sorting & { column: Pick<Column<never>, 'header' | 'sort'> };

const ColumnHead = ({ column, sort, onSort }: HeadProps) => {
  const { header } = column;
  const direction = directionOf(column, sort);
  if (!direction) return header;
  const isUp = direction === 'ascending';
  return (
    <>
      <button type="button" css={sorter} onClick={() => onSort?.(`${isUp ? '-' : ''}${column.sort}`)}>
        <span>{header}</span>
        {direction !== 'none' && <Icon name={isUp ? 'chevronUp' : 'chevronDown'} size={14} />}
      </button>
      <span css={plain}>{header}</span>
    </>
  );
};
