import type { CallInput } from '@shop/contracts/client';
import type { ComponentProps, ReactNode } from 'react';
import { useListQuery, type ListRoute, type RowOf, type Tag } from '../calls.ts';
import { DataTable } from './data-table.tsx';
import { dayParam } from './day-param.ts';
import type { ListPage } from './list-page.ts';
import { ListScreen } from './list-screen.tsx';
import { PagedList } from './paged-list.tsx';
import { rowsOf, useOpened } from './rows.ts';
import { DayFilter, Filter, SearchField, SortFilter, Toolbar } from './toolbar.tsx';
import { openDialog, useListParams, type ListParams } from './use-list-params.ts';

type Asked<R extends ListRoute> = {
  /** A change under this tag makes the list stale. */
  tag: Tag;
  /** For lists in pages. */
  pageSize?: number;
  /** The server's query from the page address. */
  query?: (params: ListParams) => Omit<Exclude<CallInput<R>, void>, 'page' | 'pageSize'>;
  /** What tells rows apart; 'id' unless another is given. */
  key?: keyof RowOf<R>;
};

/** The rows of a call, and the opened one, with the list state in the page's address: the input of `AdminList`. */
export function useAdminList<R extends ListRoute>(call: R, { tag, pageSize, query, key }: Asked<R>) {
  const params = useListParams();
  const dialog = openDialog<string>(params);
  const given = { ...query?.(params), ...(pageSize && { page: params.page, pageSize }) };
  const list = useListQuery(call, tag, given);
  const rows = rowsOf<RowOf<R>>(list);
  const opened = useOpened(rows, dialog.id, key ?? ('id' as keyof RowOf<R>));
  return { params, dialog, list, rows, opened, pageSize };
}

type Choices = ComponentProps<typeof Filter>['choices'];
type Loaded<Row> = ComponentProps<typeof ListScreen>['list'] & {
  data?: ListPage<Row>;
  isLoading: boolean;
  isError: boolean;
};
type Props<Row> = Omit<ComponentProps<typeof ListScreen>, 'list' | 'children'> & {
  params: ListParams;
  list: Loaded<Row>;
  pageSize?: number | undefined;
  /** The visible rows, when the page filters them itself. */
  rows: Row[];
  columns: ComponentProps<typeof DataTable<Row>>['columns'];
  /** What the list contains: `caption` as a heading, `name` within sentences ('los correos'). */
  caption: string;
  name: string;
  empty: ReactNode;
  /** Example for the search field; without it the list has no search field. */
  search?: string;
  /** Filters by their name in the address. A filter without choices is a date. */
  filters?: { name: string; label: string; choices?: Choices }[];
  /** The current order, and the choices on phones, where the table's head is hidden. */
  sort?: string;
  sorts?: Choices;
  /** Between head and filters. */
  notice?: ReactNode;
  /** The dialogs. */
  children?: ReactNode;
};

/** A list page of the back office: search, filters, rows, pager, and dialogs. */
export const AdminList = <Row,>(props: Props<Row>) => {
  const { params, list, pageSize, rows, columns, caption, name, empty, sort, notice, children } = props;
  const table = { caption, columns, texts: { name, empty }, ...(sort !== undefined && { sort }) };
  return (
    <ListScreen {...props}>
      {notice}
      <Filters {...props} />
      {pageSize ? (
        <PagedList {...table} list={list} params={params} pageSize={pageSize} />
      ) : (
        <DataTable {...table} list={list} rows={rows} onSort={params.change('orden')} />
      )}
      {children}
    </ListScreen>
  );
};

const Filters = <Row,>({ params, search, filters = [], sort = '', sorts }: Props<Row>) => {
  if (!search && filters.length === 0) return null;
  const chosen = (name: string, choices: Choices) =>
    choices.some(({ value }) => value === params.get(name)) ? params.get(name) : '';
  const field = search && <SearchField label="Buscar" placeholder={search} {...params.bind('q')} />;
  const active = filters.filter(({ name }) => params.get(name)).length;
  return (
    <Toolbar search={field} active={active}>
      {filters.length + (sorts?.length ?? 0) > 0 && (
        <>
          {filters.map(({ name, label, choices }) => {
            const given = { label, onChange: params.change(name) };
            if (choices)
              return <Filter {...given} key={name} choices={choices} value={chosen(name, choices)} />;
            return <DayFilter {...given} key={name} value={dayParam(params.get(name)) ?? ''} />;
          })}
          {sorts && <SortFilter value={sort} choices={sorts} onChange={params.change('orden')} />}
        </>
      )}
    </Toolbar>
  );
};
