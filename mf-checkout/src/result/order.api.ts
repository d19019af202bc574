import { api, putIntoCart } from '@shop/app-kit';
import {
  orderResponse,
  paymentLink,
  reorderResponse,
  type OrderResponse,
  type PaymentLink,
  type ReorderResponse,
} from '@shop/contracts/order';
import type { InvoiceRequest } from '@shop/contracts/invoice';
import type { DeliveryAddress } from '@shop/contracts/address';

/** `token` is the signature of a link that was sent to the buyer. */
export type OrderRef = { orderId: string; token?: string | undefined };

const pathOf = ({ orderId }: OrderRef, rest = '') => `/orders/${encodeURIComponent(orderId)}${rest}`;
const checked = process.env.NODE_ENV !== 'production';

export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrder: build.query<OrderResponse, OrderRef>({
      query: (orderRef) => ({ url: pathOf(orderRef), params: { t: orderRef.token } }),
      providesTags: ['Order'],
      ...(checked && { responseSchema: orderResponse }),
    }),
    completeAddress: build.mutation<OrderResponse, OrderRef & { address: DeliveryAddress }>({
      query: ({ address, ...orderRef }) => ({
        url: pathOf(orderRef, '/shipping'),
        params: { t: orderRef.token },
        method: 'PUT',
        body: address,
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['Order']),
      ...(checked && { responseSchema: orderResponse }),
    }),
    askInvoice: build.mutation<OrderResponse, OrderRef & { invoice: InvoiceRequest }>({
      query: ({ invoice, ...orderRef }) => ({
        url: pathOf(orderRef, '/invoice'),
        params: { t: orderRef.token },
        method: 'PUT',
        body: invoice,
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['Order']),
      ...(checked && { responseSchema: orderResponse }),
    }),
    reopenPayment: build.mutation<PaymentLink, OrderRef>({
      query: (orderRef) => ({
        url: pathOf(orderRef, '/payment'),
        params: { t: orderRef.token },
        method: 'POST',
        body: {},
      }),
      ...(checked && { responseSchema: paymentLink }),
    }),
    reorder: build.mutation<ReorderResponse, OrderRef>({
      queryFn: (orderRef, store, _extra, base) =>
        putIntoCart<ReorderResponse>(store, base, () => ({
          url: pathOf(orderRef, '/reorder'),
          params: { t: orderRef.token },
          method: 'POST',
          body: {},
        })),
      // After a failure nobody knows what the cart holds.
      invalidatesTags: (_done, error) => (error ? ['Cart'] : []),
      ...(checked && { responseSchema: reorderResponse }),
    }),
  }),
});

export const {
  useGetOrderQuery,
  useAskInvoiceMutation,
  useCompleteAddressMutation,
  useReopenPaymentMutation,
  useReorderMutation,
} = orderApi;
