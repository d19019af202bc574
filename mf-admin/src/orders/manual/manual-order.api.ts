import { api } from '@shop/app-kit';
import { manualOrderResponse, type ManualOrderRequest } from '@shop/contracts/manual-order';
import type { Order } from '@shop/contracts/order';

export const manualOrderApi = api.injectEndpoints({
  endpoints: (build) => ({
    writeOrder: build.mutation<Order, ManualOrderRequest>({
      query: (body) => ({ url: '/orders', method: 'POST', body }),
      invalidatesTags: (_done, error) => (error ? [] : ['Order']),
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: manualOrderResponse }),
    }),
  }),
});

export const { useWriteOrderMutation } = manualOrderApi;
