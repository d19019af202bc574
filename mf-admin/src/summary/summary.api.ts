import { api } from '@shop/app-kit';
import type { OrderSummary } from '@shop/contracts/report';

const total = (_rows: unknown, meta: { headers: Headers } | undefined) =>
  Number(meta?.headers.get('x-total-count') ?? 0);

export const summaryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrderSummary: build.query<OrderSummary, void>({
      query: () => ({ url: '/admin/reports/summary' }),
      providesTags: ['Order'],
    }),
    // Lists tell their length in a header: one row is enough to learn it.
    countProducts: build.query<number, { isAvailable: false } | { isLow: true }>({
      query: (which) => ({ url: '/elixirs', params: { ...which, isCustom: false, pageSize: 1 } }),
      transformResponse: total,
      providesTags: ['Elixir'],
    }),
    countUnread: build.query<number, void>({
      query: () => ({ url: '/admin/messages', params: { isRead: false, pageSize: 1 } }),
      transformResponse: total,
      providesTags: ['Message'],
    }),
  }),
});

export const { useGetOrderSummaryQuery, useCountProductsQuery, useCountUnreadQuery } = summaryApi;
