import { api } from '@shop/app-kit';
import { shopReadiness, type ShopReadiness } from '@shop/contracts/report';

export const setupApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReadiness: build.query<ShopReadiness, void>({
      query: () => ({ url: '/admin/reports/readiness' }),
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: shopReadiness }),
    }),
  }),
});

export const { useGetReadinessQuery } = setupApi;
