import { injectCalls } from '../calls.ts';

export const { useGetSalesReportQuery } = injectCalls(({ read }) => ({
  getSalesReport: read('GET /api/admin/reports/sales', ['Order']),
}));
