import { api } from '@shop/app-kit';
import { salesReport, type SalesReport, type SalesReportQuery } from '@shop/contracts/report';

export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSalesReport: build.query<SalesReport, SalesReportQuery>({
      query: (params) => ({ url: '/admin/reports/sales', params }),
      providesTags: ['Order'],
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: salesReport }),
    }),
  }),
});

export const { useGetSalesReportQuery } = reportsApi;
