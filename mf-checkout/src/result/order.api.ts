import { api } from '@shop/app-kit';
import { orderResponse, type OrderResponse } from '@shop/contracts/order';

export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `token` is the signature of a link that was sent to the buyer. */
    getOrder: build.query<OrderResponse, { orderId: string; token?: string | undefined }>({
      query: ({ orderId, token }) => ({
        url: `/orders/${encodeURIComponent(orderId)}`,
        params: { t: token },
      }),
      providesTags: ['Order'],
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: orderResponse }),
    }),
  }),
});

export const { useGetOrderQuery } = orderApi;
