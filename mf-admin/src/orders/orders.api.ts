import { api } from '@shop/app-kit';
import type { RefundOverview, RefundRequest, RefundResponse } from '@shop/contracts/refund';
import type { OrderHistory } from '@shop/contracts/order-history';
import type {
  AddressCorrection,
  Order,
  OrderItem,
  OrderListQuery,
  OrderResponse,
  OrdersStatusChange,
  OrdersStatusResult,
  OrderStatusChange,
} from '@shop/contracts/order';
import { withProof } from '../proof/with-proof.ts';
import { toListPage, type ListPage } from '../list/list-page.ts';

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<ListPage<Order>, Partial<OrderListQuery>>({
      query: (params) => ({ url: '/orders', params }),
      transformResponse: toListPage<Order>,
      providesTags: ['Order'],
    }),
    listOrderItems: build.query<OrderItem[], string>({
      query: (orderId) => ({ url: `/orders/${orderId}/items` }),
    }),
    getOrderHistory: build.query<OrderHistory, string>({
      query: (orderId) => ({ url: `/orders/${orderId}/history` }),
      providesTags: ['Order'],
      keepUnusedDataFor: 0,
    }),
    getWholeOrder: build.query<OrderResponse, string>({
      query: (orderId) => ({ url: `/orders/${orderId}` }),
      providesTags: ['Order'],
      keepUnusedDataFor: 0,
    }),
    getOrderRefunds: build.query<RefundOverview, string>({
      query: (orderId) => ({ url: `/orders/${orderId}/refunds` }),
      providesTags: ['Order'],
      keepUnusedDataFor: 0,
    }),
    refundOrder: build.mutation<RefundResponse, RefundRequest & { orderId: string }>({
      queryFn: withProof(({ orderId, ...body }) => ({
        url: `/orders/${orderId}/refunds`,
        method: 'POST',
        body,
      })),
      // Also after a failure: it is part of what the order's refunds tell.
      invalidatesTags: ['Order', 'Review'],
    }),
    addOrderNote: build.mutation<OrderHistory, { orderId: string; text: string }>({
      query: ({ orderId, text }) => ({ url: `/orders/${orderId}/notes`, method: 'POST', body: { text } }),
      invalidatesTags: (_done, error) => (error ? [] : ['Order']),
    }),
    correctAddress: build.mutation<Order, { orderId: string; correction: AddressCorrection }>({
      query: ({ orderId, correction }) => ({
        url: `/orders/${orderId}/address`,
        method: 'PUT',
        body: correction,
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['Order']),
    }),
    changeOrdersStatus: build.mutation<OrdersStatusResult, OrdersStatusChange>({
      query: (body) => ({ url: '/orders/status', method: 'PATCH', body }),
      // Also after a failure: some may have been moved.
      invalidatesTags: ['Order'],
    }),
    changeOrderStatus: build.mutation<unknown, OrderStatusChange & { orderId: string }>({
      query: ({ orderId, ...body }) => ({
        url: `/orders/${orderId}/status`,
        method: 'PATCH',
        body,
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['Order']),
    }),
  }),
});

export const {
  useListOrdersQuery,
  useListOrderItemsQuery,
  useGetOrderHistoryQuery,
  useGetWholeOrderQuery,
  useGetOrderRefundsQuery,
  useRefundOrderMutation,
  useAddOrderNoteMutation,
  useCorrectAddressMutation,
  useChangeOrdersStatusMutation,
  useChangeOrderStatusMutation,
} = ordersApi;
