import type { Answer, CallInput } from '@shop/contracts/client';
import { injectCalls, requestOf } from '../../calls.ts';

const PREVIEW = 'POST /api/orders/{orderId}/refunds/preview';

export const { useAddLinesMutation, useExchangeLinesMutation, useRemoveAdditionMutation, useWorthQuery } =
  injectCalls(({ build, changeSome }) => ({
    // After a refusal too, so that the order is shown as it is stored.
    addLines: changeSome('POST /api/orders/{orderId}/addition', ['Order']),
    exchangeLines: changeSome('POST /api/orders/{orderId}/exchange', ['Order']),
    removeAddition: changeSome('DELETE /api/orders/{orderId}/addition', ['Order']),
    /** The price that was paid for pieces of an order. */
    worth: build.query<Answer<typeof PREVIEW>, CallInput<typeof PREVIEW>>({
      query: (given) => requestOf(PREVIEW, given),
      keepUnusedDataFor: 0,
    }),
  }));
