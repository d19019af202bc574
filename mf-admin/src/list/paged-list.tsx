import type { ComponentProps } from 'react';
import { DataTable } from './data-table.tsx';
import type { ListPage } from './list-page.ts';
import { Pager } from './pager.tsx';
import { rowsOf } from './rows.ts';
import type { ListParams } from './use-list-params.ts';

type Props<Row> = {
  list: { data?: ListPage<Row>; isLoading: boolean; isError: boolean };
  params: ListParams;
  pageSize: number;
} & Pick<ComponentProps<typeof DataTable<Row>>, 'caption' | 'columns' | 'texts' | 'sort' | 'firstHead'>;

/** A list that the server sorts and pages: its rows, or a message, and the pager. */
export const PagedList = <Row,>({ params, pageSize, ...props }: Props<Row>) => {
  const { data, isError } = props.list;
  return (
    <>
      <DataTable {...props} rows={rowsOf<Row>(props.list)} sorted onSort={params.change('orden')} />
      {data && !isError && (
        <Pager
          page={params.page}
          pageSize={pageSize}
          total={data.total}
          isMore={data.isMore}
          onPage={(page) => params.set({ pagina: String(page) })}
        />
      )}
    </>
  );
};
