import { change, changeSome } from '../calls.ts';

/** The team's actions on an order's invoice. A refusal also changes what the payments service answers. */
export const useRetryInvoiceMutation = change('POST /api/orders/{orderId}/invoice/retry', ['Order']);
// The tax authority may answer slowly.
export const useCancelInvoiceMutation = changeSome('POST /api/orders/{orderId}/invoice/cancel', ['Order'], {
  timeoutMs: 60_000,
});
export const useMarkInvoicedMutation = change('POST /api/orders/{orderId}/invoice/by-hand', ['Order']);
