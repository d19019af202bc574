import { injectCalls } from '../calls.ts';

export const { useGetSalesReportQuery, useGetArrivalsQuery } = injectCalls(({ read }) => ({
  getSalesReport: read('GET /api/admin/reports/sales', ['Order']),
  getArrivals: read('GET /api/admin/reports/arrivals', ['Order']),
}));
