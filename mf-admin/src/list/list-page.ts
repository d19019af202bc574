/**
 * One page of a list; `total` counts all pages, and with `isMore` a search found more than that. `at`: when the server answered,
 * which may be long ago where there is no network.
 */
export type ListPage<Row> = { rows: Row[]; total: number; isMore: boolean; at?: string };

/** When a list was read: what came since is chosen by nobody. */
export const readAt = ({ at }: { at?: string | undefined }): string =>
  (at ? new Date(at) : new Date()).toISOString();

/** A page as the services answer it: the rows are the body, the counts stand in the headers. */
export const toListPage = <Row>(rows: Row[], meta: { headers: Headers } | undefined): ListPage<Row> => {
  const at = meta?.headers.get('date');
  return {
    rows,
    total: Number(meta?.headers.get('x-total-count') ?? rows.length),
    isMore: meta?.headers.get('x-total-more') === 'true',
    ...(at && { at }),
  };
};
