import { Cell, css, Icon, Table, TableRow, theme } from '@shop/ui';
import { useTable, type Header, type RowData, type TableOptions } from '@tanstack/react-table';
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { cards } from './cards.ts';
import { tight } from './cells.tsx';
import { features, type Features } from './columns.tsx';
import { rowMessage, type Load, type Texts } from './row-message.tsx';
import { toSort, toSorting } from './sorting.ts';

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
  '@media (min-width: 1280px)': {
    '&& > div': { overflow: 'visible' },
    '&& thead th': { position: 'sticky', top: 0, zIndex: 1 },
    '&& thead th:first-of-type': { borderTopLeftRadius: radius.md },
    '&& thead th:last-of-type': { borderTopRightRadius: radius.md },
  },
});
const plain = css({ [media.md]: { display: 'none' } });

type Props<Row extends RowData> = {
  caption: string;
  columns: TableOptions<Features, Row>['columns'];
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

/** A list with headers that sort it; its columns' `header` texts name the cells on phones. */
export const DataTable = <Row extends RowData>(props: Props<Row>) => {
  const { caption, columns, rows, sort, onSort, sorted = false, firstHead } = props;
  const table = useTable({
    features,
    columns,
    data: rows,
    state: { sorting: toSorting(sort ?? '') },
    onSortingChange: (update) => onSort?.(toSort(sort ?? '', update)),
    manualSorting: sorted,
    enableSorting: sort !== undefined,
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
  });
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  return (
    <div css={[close, cards]}>
      <Table
        caption={caption}
        columns={headers.map((header, at) => (
          <Fragment key={header.id}>
            {at === 0 && firstHead}
            <ColumnHead header={header} />
          </Fragment>
        ))}
        heads={headers.map((header) => ({
          'aria-sort': directionOf(header),
          'data-label': String(header.column.columnDef.header),
        }))}
      >
        {rows.length === 0 ? (
          <TableRow>
            <Cell colSpan={columns.length}>{rowMessage(props.list, props.texts)}</Cell>
          </TableRow>
        ) : (
          table.getRowModel().rows.map((row) => (
            <TableRow key={row.id} onClick={openRow}>
              {row.getAllCells().map((cell) => (
                <Cell key={cell.id} label={String(cell.column.columnDef.header)}>
                  <table.FlexRender cell={cell} />
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

const directionOf = <Row extends RowData>({ column }: Header<Features, Row>) => {
  if (!column.getCanSort()) return undefined;
  const direction = column.getIsSorted();
  if (!direction) return 'none';
  return direction === 'desc' ? 'descending' : 'ascending';
};

const ColumnHead = <Row extends RowData>({ header }: { header: Header<Features, Row> }) => {
  const label = String(header.column.columnDef.header);
  if (!header.column.getCanSort()) return label;
  const direction = header.column.getIsSorted();
  return (
    <>
      <button type="button" css={sorter} onClick={header.column.getToggleSortingHandler()}>
        <span>{label}</span>
        {direction && <Icon name={direction === 'desc' ? 'chevronDown' : 'chevronUp'} size={14} />}
      </button>
      <span css={plain}>{label}</span>
    </>
  );
};
