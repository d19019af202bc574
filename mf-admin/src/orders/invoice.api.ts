import { injectCalls } from '../calls.ts';

/** The team's actions on an order's invoice. A refusal also changes what the payments service answers. */
export const { useRetryInvoiceMutation, useCancelInvoiceMutation, useMarkInvoicedMutation } = injectCalls(
  ({ change, changeSome }) => ({
    retryInvoice: change('POST /api/orders/{orderId}/invoice/retry', ['Order']),
    // The tax authority may answer slowly.
    cancelInvoice: changeSome('POST /api/orders/{orderId}/invoice/cancel', ['Order'], { timeoutMs: 60_000 }),
    markInvoiced: change('POST /api/orders/{orderId}/invoice/by-hand', ['Order']),
  }),
);
