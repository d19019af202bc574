import { injectCalls } from '../calls.ts';

export const { useGetReadinessQuery, useGetShownSettingsQuery } = injectCalls(({ read }) => ({
  /** What everybody reads of the shop: a page that is open for long has that of its beginning. */
  getShownSettings: read('GET /api/settings'),
  getReadiness: read('GET /api/admin/reports/readiness'),
}));
