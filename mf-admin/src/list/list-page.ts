/**
 * One page of a list; `total` counts all pages, and `isMore` means that a search found more than `total`.
 * `at`: when the server answered, which may be long ago without a network.
 */
export type ListPage<Row> = { rows: Row[]; total: number; isMore: boolean; at?: string };

/** When a list was read: bulk actions exclude rows that arrived later. */
export const readAt = ({ at }: { at?: string | undefined }): string =>
  (at ? new Date(at) : new Date()).toISOString();

/** A page as the services answer it: rows in the body, counts in the headers. */
export const toListPage = <Row>(rows: Row[], meta: { headers: Headers } | undefined): ListPage<Row> => {
  const at = meta?.headers.get('date');
  return {
    rows,
    total: Number(meta?.headers.get('x-total-count') ?? rows.length),
    isMore: meta?.headers.get('x-total-more') === 'true',
    ...(at && { at }),
  };
};
