import { api } from '@shop/app-kit';
import {
  orderResponse,
  paymentLink,
  reorderResponse,
  type OrderResponse,
  type PaymentLink,
  type ReorderResponse,
} from '@shop/contracts/order';
import type { ShippingDetails } from '@shop/contracts/shipping';

/** `token` is the signature of a link that was sent to the buyer. */
export type OrderAsked = { orderId: string; token?: string | undefined };

const pathOf = ({ orderId }: OrderAsked, rest = '') => `/orders/${encodeURIComponent(orderId)}${rest}`;
const checked = process.env.NODE_ENV !== 'production';

export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOrder: build.query<OrderResponse, OrderAsked>({
      query: (asked) => ({ url: pathOf(asked), params: { t: asked.token } }),
      providesTags: ['Order'],
      ...(checked && { responseSchema: orderResponse }),
    }),
    completeAddress: build.mutation<OrderResponse, OrderAsked & { shipping: ShippingDetails }>({
      query: ({ shipping, ...asked }) => ({
        url: pathOf(asked, '/shipping'),
        params: { t: asked.token },
        method: 'PUT',
        body: shipping,
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['Order']),
      ...(checked && { responseSchema: orderResponse }),
    }),
    reopenPayment: build.mutation<PaymentLink, OrderAsked>({
      query: (asked) => ({
        url: pathOf(asked, '/payment'),
        params: { t: asked.token },
        method: 'POST',
        body: {},
      }),
      ...(checked && { responseSchema: paymentLink }),
    }),
    reorder: build.mutation<ReorderResponse, OrderAsked>({
      query: (asked) => ({
        url: pathOf(asked, '/reorder'),
        params: { t: asked.token },
        method: 'POST',
        body: {},
      }),
      // After a failure nobody knows what the cart holds.
      invalidatesTags: (_done, error) => (error ? ['Cart'] : []),
      ...(checked && { responseSchema: reorderResponse }),
    }),
  }),
});

export const { useGetOrderQuery, useCompleteAddressMutation, useReopenPaymentMutation, useReorderMutation } =
  orderApi;
