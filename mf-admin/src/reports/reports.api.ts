import { changeSome, read } from '../calls.ts';

export const useGetSalesReportQuery = read('GET /api/admin/reports/sales', ['Order']);
export const useGetArrivalsQuery = read('GET /api/admin/reports/arrivals', ['Order']);
export const useGetInvoicesQuery = read('GET /api/admin/invoices', ['Order']);
// The tax authority may answer slowly.
export const useMakeGlobalMutation = changeSome('POST /api/admin/invoices/global', ['Order'], {
  timeoutMs: 60_000,
});
export const useSetGlobalMutation = changeSome('PUT /api/admin/invoices/global', ['Order']);
