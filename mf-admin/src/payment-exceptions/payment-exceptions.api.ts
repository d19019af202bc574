import { injectCalls } from '../calls.ts';

export const { useResolvePaymentExceptionMutation, useRefundPaymentExceptionMutation } = injectCalls(
  ({ change, changeSome }) => ({
    resolvePaymentException: change('POST /api/admin/reviews/{id}/resolve', ['Review']),
    // A failed refund also appears in the list.
    refundPaymentException: changeSome('POST /api/admin/reviews/{id}/refunds', ['Review', 'Order']),
  }),
);
