import { api } from '@shop/app-kit';
import type { ShopReadiness } from '@shop/contracts/report';
import type { Settings } from '@shop/contracts/settings';

export const setupApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What everybody reads of the shop: a page that is open for long has that of its beginning. */
    getShownSettings: build.query<Settings, void>({
      query: () => ({ url: '/settings' }),
    }),
    getReadiness: build.query<ShopReadiness, void>({
      query: () => ({ url: '/admin/reports/readiness' }),
    }),
  }),
});

export const { useGetReadinessQuery, useGetShownSettingsQuery } = setupApi;
