import { api } from '@shop/app-kit';
import {
  orderItemList,
  orderList,
  type Order,
  type OrderItem,
  type OrderStatus,
} from '@shop/contracts/order';

const checked = process.env.NODE_ENV !== 'production';

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<Order[], void>({
      query: () => ({ url: '/orders' }),
      providesTags: ['Order'],
      ...(checked && { responseSchema: orderList }),
    }),
    listOrderItems: build.query<OrderItem[], string>({
      query: (orderId) => ({ url: `/orders/${orderId}/items` }),
      ...(checked && { responseSchema: orderItemList }),
    }),
    changeOrderStatus: build.mutation<unknown, { orderId: string; status: OrderStatus }>({
      query: ({ orderId, status }) => ({
        url: `/orders/${orderId}/status`,
        method: 'PATCH',
        body: { status },
      }),
      invalidatesTags: ['Order'],
    }),
  }),
});

export const { useListOrdersQuery, useListOrderItemsQuery, useChangeOrderStatusMutation } = ordersApi;
