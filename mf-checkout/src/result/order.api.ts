import { api, putIntoCart } from '@shop/app-kit';
import type { OrderResponse, PaymentLink, ReorderResponse } from '@shop/contracts/order';
import type { InvoiceRequest } from '@shop/contracts/invoice';
import type { DeliveryAddress } from '@shop/contracts/address';

/** `token` is the signature of a link that was sent to the buyer. */
export type OrderRef = { orderId: string; token?: string | undefined };

const pathOf = ({ orderId }: OrderRef, rest = '') => `/orders/${encodeURIComponent(orderId)}${rest}`;

export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrder: build.query<OrderResponse, OrderRef>({
      query: (orderRef) => ({ url: pathOf(orderRef), params: { t: orderRef.token } }),
      providesTags: ['Order'],
    }),
    completeAddress: build.mutation<OrderResponse, OrderRef & { address: DeliveryAddress }>({
      query: ({ address, ...orderRef }) => ({
        url: pathOf(orderRef, '/shipping'),
        params: { t: orderRef.token },
        method: 'PUT',
        body: address,
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['Order']),
    }),
    askInvoice: build.mutation<OrderResponse, OrderRef & { invoice: InvoiceRequest }>({
      query: ({ invoice, ...orderRef }) => ({
        url: pathOf(orderRef, '/invoice'),
        params: { t: orderRef.token },
        method: 'PUT',
        body: invoice,
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['Order']),
    }),
    reopenPayment: build.mutation<PaymentLink, OrderRef>({
      query: (orderRef) => ({
        url: pathOf(orderRef, '/payment'),
        params: { t: orderRef.token },
        method: 'POST',
        body: {},
      }),
    }),
    cancelOrder: build.mutation<OrderResponse, OrderRef>({
      query: (orderRef) => ({
        url: pathOf(orderRef, '/cancel'),
        params: { t: orderRef.token },
        method: 'POST',
        body: {},
      }),
      // After a refusal the order differs from what was shown.
      invalidatesTags: ['Order'],
    }),
    reorder: build.mutation<ReorderResponse, OrderRef>({
      queryFn: (orderRef, store, _extra, base) =>
        putIntoCart<ReorderResponse>(store, base, () => ({
          url: pathOf(orderRef, '/reorder'),
          params: { t: orderRef.token },
          method: 'POST',
          body: {},
        })),
      // After a failure the cart's content is unknown.
      invalidatesTags: (_done, error) => (error ? ['Cart'] : []),
    }),
  }),
});

export const {
  useGetOrderQuery,
  useAskInvoiceMutation,
  useCompleteAddressMutation,
  useCancelOrderMutation,
  useReopenPaymentMutation,
  useReorderMutation,
} = orderApi;
