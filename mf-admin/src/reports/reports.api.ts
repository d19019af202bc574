import { api } from '@shop/app-kit';
import type { SalesReport, SalesReportQuery } from '@shop/contracts/report';

export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSalesReport: build.query<SalesReport, SalesReportQuery>({
      query: (params) => ({ url: '/admin/reports/sales', params }),
      providesTags: ['Order'],
    }),
  }),
});

export const { useGetSalesReportQuery } = reportsApi;
