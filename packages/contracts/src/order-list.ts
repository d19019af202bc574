import * as z from 'zod/mini';
import { randomId, wholeListQuery, withPage } from './common.ts';
import { MOST_AT_ONCE, orderFilters } from './order.ts';

const listFields = z.object({
  ...wholeListQuery,
  ...orderFilters,
  sort: z._default(z.enum(['-createdAt', 'createdAt', '-total', 'total']), '-createdAt'),
});
/** Query of GET /api/orders (administrators). */
export const orderListQuery = z.pipe(
  listFields,
  z.transform((query: z.output<typeof listFields>) => withPage(query)),
);
export type OrderListQuery = z.output<typeof orderListQuery>;

/** Query of GET /api/admin/reports/orders.csv: the filters of the list, or the ids of orders, joined by commas. */
export const orderExportQuery = z.pipe(
  z.extend(listFields, {
    ids: z.optional(
      z.pipe(
        z.string().check(z.maxLength(65 * MOST_AT_ONCE)),
        z.pipe(
          z.transform((ids: string) => ids.split(',')),
          z.array(randomId).check(z.maxLength(MOST_AT_ONCE)),
        ),
      ),
    ),
  }),
  z.transform(withPage),
);
export type OrderExportQuery = z.output<typeof orderExportQuery>;
