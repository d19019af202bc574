import { injectCalls } from '../calls.ts';

export const {
  useListPaymentExceptionsQuery,
  useResolvePaymentExceptionMutation,
  useRefundPaymentExceptionMutation,
} = injectCalls(({ readPage, change, changeSome }) => ({
  listPaymentExceptions: readPage('GET /api/admin/reviews', ['Review']),
  resolvePaymentException: change('POST /api/admin/reviews/{id}/resolve', ['Review']),
  // A refund that failed is part of what the list tells.
  refundPaymentException: changeSome('POST /api/admin/reviews/{id}/refunds', ['Review', 'Order']),
}));
