import { api } from '@shop/app-kit';
import type { MyOrdersRequest, myOrdersAsked } from '@shop/contracts/my-orders';
import type * as z from 'zod/mini';

/** The call of 'Mis pedidos'. */
const myOrdersApi = api.injectEndpoints({
  endpoints: (build) => ({
    askForMyOrders: build.mutation<z.infer<typeof myOrdersAsked>, MyOrdersRequest>({
      query: (body) => ({ url: '/orders/mine', method: 'POST', body }),
    }),
  }),
});

export const { useAskForMyOrdersMutation } = myOrdersApi;
