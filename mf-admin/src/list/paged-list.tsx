import type { RowData, TableOptions } from '@tanstack/react-table';
import type { ComponentProps } from 'react';
import { DataTable } from './data-table.tsx';
import type { Features } from './features.ts';
import type { ListPage } from './list-page.ts';
import { Pager } from './pager.tsx';
import { rowMessage, type Texts } from './row-message.tsx';
import type { ListParams } from './use-list-params.ts';

type Props<Row extends RowData> = {
  caption: string;
  columns: TableOptions<Features, Row>['columns'];
  list: { data?: ListPage<Row>; isLoading: boolean; isError: boolean };
  texts: Texts;
  params: ListParams;
  pageSize: number;
  /** 'name' or '-name', where the columns can be sorted by. */
  sort?: string;
} & Pick<ComponentProps<typeof DataTable<Row>>, 'firstHead'>;

/** A list that the server sorts and cuts into pages: its rows, or why there are none, and the way to the other pages. */
export const PagedList = <Row extends RowData>(props: Props<Row>) => {
  const { caption, columns, list, texts, params, pageSize, sort, firstHead } = props;
  const shown = list.isError ? undefined : list.data;
  const rows = shown?.rows ?? NONE;
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows as Row[]}
        sorted
        sort={sort}
        firstHead={firstHead}
        onSort={params.change('orden')}
        message={rowMessage({ ...list, isEmpty: rows.length === 0 }, texts)}
      />
      {shown && (
        <Pager
          page={params.page}
          pageSize={pageSize}
          total={shown.total}
          isMore={shown.isMore}
          onPage={(page) => params.set({ pagina: String(page) })}
        />
      )}
    </>
  );
};

// One and the same list, or the table would count its rows anew at every render.
const NONE: readonly unknown[] = [];
