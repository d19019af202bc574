import type { Answer, CallInput } from '@shop/contracts/client';
import { changeSome, query, requestOf } from '../../calls.ts';

const PREVIEW = 'POST /api/orders/{orderId}/refunds/preview';

// After a refusal too, so that the order is shown as it is stored.
export const useAddLinesMutation = changeSome('POST /api/orders/{orderId}/addition', ['Order']);
export const useExchangeLinesMutation = changeSome('POST /api/orders/{orderId}/exchange', ['Order']);
export const useRemoveAdditionMutation = changeSome('DELETE /api/orders/{orderId}/addition', ['Order']);
/** The price that was paid for pieces of an order. */
export const useWorthQuery = query<Answer<typeof PREVIEW>, CallInput<typeof PREVIEW>>(PREVIEW, {
  query: (given) => requestOf(PREVIEW, given),
  keepUnusedDataFor: 0,
});
