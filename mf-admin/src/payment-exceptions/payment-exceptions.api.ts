import { injectCalls } from '../calls.ts';

export const { useResolvePaymentExceptionMutation, useRefundPaymentExceptionMutation } = injectCalls(
  ({ change, changeSome }) => ({
    resolvePaymentException: change('POST /api/admin/reviews/{id}/resolve', ['Review']),
    // A refund that failed is part of what the list tells.
    refundPaymentException: changeSome('POST /api/admin/reviews/{id}/refunds', ['Review', 'Order']),
  }),
);
