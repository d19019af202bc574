import { api } from '@shop/app-kit';
import type { RefundRequest } from '@shop/contracts/refund';
import type { PaymentException, PaymentExceptionListQuery } from '@shop/contracts/payment-exception';
import { withProof } from '../proof/with-proof.ts';
import { toListPage, type ListPage } from '../list/list-page.ts';

export const paymentExceptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPaymentExceptions: build.query<ListPage<PaymentException>, Partial<PaymentExceptionListQuery>>({
      query: (params) => ({ url: '/admin/reviews', params }),
      transformResponse: toListPage<PaymentException>,
      providesTags: ['Review'],
    }),
    resolvePaymentException: build.mutation<PaymentException, { id: string; note: string }>({
      query: ({ id, note }) => ({ url: `/admin/reviews/${id}/resolve`, method: 'POST', body: { note } }),
      invalidatesTags: (_done, error) => (error ? [] : ['Review']),
    }),
    refundPaymentException: build.mutation<PaymentException, RefundRequest & { id: string }>({
      queryFn: withProof(({ id, ...body }) => ({
        url: `/admin/reviews/${id}/refunds`,
        method: 'POST',
        body,
      })),
      // Also after a failure: it is part of what the list tells.
      invalidatesTags: ['Review', 'Order'],
    }),
  }),
});

export const {
  useListPaymentExceptionsQuery,
  useResolvePaymentExceptionMutation,
  useRefundPaymentExceptionMutation,
} = paymentExceptionsApi;
