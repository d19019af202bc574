import { css } from '@emotion/react';
import { theme, VisuallyHidden } from '@shop/ui/core';
import type { ComponentProps, ReactNode } from 'react';

const { color, media, radius, shadow, size, space } = theme;

const frame = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: size.sm,
  'th, td': { padding: `${space(3)} ${space(4)}`, textAlign: 'left', verticalAlign: 'middle' },
  'thead th': {
    fontSize: size.xs,
    fontWeight: 700,
    color: color.inkSoft,
    background: color.creamDeep,
    whiteSpace: 'nowrap',
  },
  'tbody tr + tr': { borderTop: `1px solid ${color.line}` },
  // On phones every row is a card and every cell shows its column's name.
  [media.belowMd]: {
    thead: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    'tbody, tfoot, tr, td': { display: 'block' },
    'tbody tr, tfoot tr': {
      padding: space(4),
      background: color.paper,
      border: `1px solid ${color.line} !important`,
      borderRadius: radius.md,
      boxShadow: shadow.sm,
    },
    'tr + tr, tbody + tfoot': { marginTop: space(3) },
    td: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: space(4),
      padding: `${space(1.5)} 0`,
      textAlign: 'right',
    },
    'td[data-label]::before': {
      content: 'attr(data-label)',
      fontWeight: 650,
      color: color.inkSoft,
      textAlign: 'left',
    },
  },
});
const sheet = css({
  [media.md]: {
    background: color.paper,
    border: `1px solid ${color.line}`,
    borderRadius: radius.md,
    boxShadow: shadow.sm,
    overflowX: 'auto',
  },
});

type TableProps = {
  /** For screen readers; not visible. */
  caption: string;
  columns: ReactNode[];
  /** More attributes of each column's header, e.g. its sort direction. */
  heads?: ComponentProps<'th'>[];
  children: ReactNode;
};

/** A table from 768 px on, a list of cards below. Rows are `<tr>` with `<Cell label="…">`. */
export const Table = ({ caption, columns, heads, children }: TableProps) => (
  <div css={sheet} tabIndex={0} role="region" aria-label={caption}>
    {/* display: block removes a table's semantics; the roles restore them. */}
    <table role="table" css={frame}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column, index) => (
            <th key={index} scope="col" role="columnheader" {...heads?.[index]}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  </div>
);

/** A row of `Table`. */
export const TableRow = (props: ComponentProps<'tr'>) => <tr role="row" {...props} />;

/** A cell of `Table`; `label` is its column's name, drawn beside it on phones. */
export const Cell = ({ label, ...rest }: ComponentProps<'td'> & { label?: string }) => (
  <td role="cell" data-label={label} {...rest} />
);
