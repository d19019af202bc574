import { injectCalls } from '../calls.ts';

export const {
  useGetSalesReportQuery,
  useGetArrivalsQuery,
  useGetInvoicesQuery,
  useMakeGlobalMutation,
  useSetGlobalMutation,
} = injectCalls(({ read, changeSome }) => ({
  getSalesReport: read('GET /api/admin/reports/sales', ['Order']),
  getArrivals: read('GET /api/admin/reports/arrivals', ['Order']),
  getInvoices: read('GET /api/admin/invoices', ['Order']),
  // The tax authority may answer slowly.
  makeGlobal: changeSome('POST /api/admin/invoices/global', ['Order'], { timeoutMs: 60_000 }),
  setGlobal: changeSome('PUT /api/admin/invoices/global', ['Order']),
}));
