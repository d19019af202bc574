import { change, changeSome } from '../calls.ts';

export const useResolvePaymentExceptionMutation = change('POST /api/admin/reviews/{id}/resolve', ['Review']);
// A failed refund also appears in the list.
export const useRefundPaymentExceptionMutation = changeSome('POST /api/admin/reviews/{id}/refunds', [
  'Review',
  'Order',
]);
