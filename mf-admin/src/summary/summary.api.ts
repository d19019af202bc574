import type { ApiMeta } from '@shop/app-kit';
import { query, read, requestOf } from '../calls.ts';

const total = (_rows: unknown, meta: ApiMeta | undefined) => Number(meta?.headers.get('x-total-count') ?? 0);

export const useGetOrderSummaryQuery = read('GET /api/admin/reports/summary', ['Order']);
// A header gives the list's total, so one row is enough.
export const useCountProductsQuery = query<number, { isAvailable: false } | { isLow: true }>(
  'number of products',
  {
    query: (which) => requestOf('GET /api/elixirs', { ...which, isCustom: false, pageSize: 1 }),
    transformResponse: total,
    providesTags: ['Elixir'],
  },
);
