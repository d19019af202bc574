import { api } from '@shop/app-kit';
import {
  refundOverview,
  refundResponse,
  type RefundOverview,
  type RefundRequest,
  type RefundResponse,
} from '@shop/contracts/refund';
import { orderHistory, type OrderHistory } from '@shop/contracts/order-history';
import {
  orderItemList,
  orderList,
  orderResponse,
  ordersStatusResult,
  type AddressCorrection,
  type Order,
  type OrderItem,
  type OrderListQuery,
  type OrderResponse,
  type OrdersStatusChange,
  type OrdersStatusResult,
  type OrderStatusChange,
} from '@shop/contracts/order';
import { order as orderSchema } from '@shop/contracts/order';
import { withProof } from '../proof/with-proof.ts';
import { toListPage, type ListPage } from '../list/list-page.ts';

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<ListPage<Order>, Partial<OrderListQuery>>({
      query: (params) => ({ url: '/orders', params }),
      transformResponse: toListPage<Order>,
      providesTags: ['Order'],
      ...(process.env.NODE_ENV !== 'production' && { rawResponseSchema: orderList }),
    }),
    listOrderItems: build.query<OrderItem[], string>({
      query: (orderId) => ({ url: `/orders/${orderId}/items` }),
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: orderItemList }),
    }),
    getOrderHistory: build.query<OrderHistory, string>({
      query: (orderId) => ({ url: `/orders/${orderId}/history` }),
      providesTags: ['Order'],
      keepUnusedDataFor: 0,
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: orderHistory }),
    }),
    getWholeOrder: build.query<OrderResponse, string>({
      query: (orderId) => ({ url: `/orders/${orderId}` }),
      providesTags: ['Order'],
      keepUnusedDataFor: 0,
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: orderResponse }),
    }),
    getOrderRefunds: build.query<RefundOverview, string>({
      query: (orderId) => ({ url: `/orders/${orderId}/refunds` }),
      providesTags: ['Order'],
      keepUnusedDataFor: 0,
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: refundOverview }),
    }),
    refundOrder: build.mutation<RefundResponse, RefundRequest & { orderId: string }>({
      queryFn: withProof(({ orderId, ...body }) => ({
        url: `/orders/${orderId}/refunds`,
        method: 'POST',
        body,
      })),
      // Also after a failure: it is part of what the order's refunds tell.
      invalidatesTags: ['Order', 'Review'],
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: refundResponse }),
    }),
    addOrderNote: build.mutation<OrderHistory, { orderId: string; text: string }>({
      query: ({ orderId, text }) => ({ url: `/orders/${orderId}/notes`, method: 'POST', body: { text } }),
      invalidatesTags: (_done, error) => (error ? [] : ['Order']),
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: orderHistory }),
    }),
    correctAddress: build.mutation<Order, { orderId: string; correction: AddressCorrection }>({
      query: ({ orderId, correction }) => ({
        url: `/orders/${orderId}/address`,
        method: 'PUT',
        body: correction,
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['Order']),
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: orderSchema }),
    }),
    changeOrdersStatus: build.mutation<OrdersStatusResult, OrdersStatusChange>({
      query: (body) => ({ url: '/orders/status', method: 'PATCH', body }),
      // Also after a failure: some may have been moved.
      invalidatesTags: ['Order'],
      ...(process.env.NODE_ENV !== 'production' && { responseSchema: ordersStatusResult }),
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
