import { injectCalls } from '../calls.ts';

/** What the team does with an order's invoice. A refusal is part of what payments tell. */
export const { useRetryInvoiceMutation, useCancelInvoiceMutation, useMarkInvoicedMutation } = injectCalls(
  ({ change, changeSome }) => ({
    retryInvoice: change('POST /api/orders/{orderId}/invoice/retry', ['Order']),
    // The authority may take its time.
    cancelInvoice: changeSome('POST /api/orders/{orderId}/invoice/cancel', ['Order'], { timeoutMs: 60_000 }),
    markInvoiced: change('POST /api/orders/{orderId}/invoice/by-hand', ['Order']),
  }),
);
