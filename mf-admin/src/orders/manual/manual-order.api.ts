import { api } from '@shop/app-kit';
import type { ManualOrderRequest } from '@shop/contracts/manual-order';
import type { Order } from '@shop/contracts/order';

export const manualOrderApi = api.injectEndpoints({
  endpoints: (build) => ({
    writeOrder: build.mutation<Order, ManualOrderRequest>({
      query: (body) => ({ url: '/orders', method: 'POST', body }),
      invalidatesTags: (_done, error) => (error ? [] : ['Order']),
    }),
  }),
});

export const { useWriteOrderMutation } = manualOrderApi;
