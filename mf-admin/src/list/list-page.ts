/** One page of a list; `total` counts all pages, and with `isMore` a search found more than that. */
export type ListPage<Row> = { rows: Row[]; total: number; isMore: boolean };

/** A page as the services answer it: the rows are the body, the counts stand in the headers. */
export const toListPage = <Row>(rows: Row[], meta: { headers: Headers } | undefined): ListPage<Row> => ({
  rows,
  total: Number(meta?.headers.get('x-total-count') ?? rows.length),
  isMore: meta?.headers.get('x-total-more') === 'true',
});
