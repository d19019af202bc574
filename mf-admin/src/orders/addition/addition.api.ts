import { injectCalls } from '../../calls.ts';

export const { useAddLinesMutation, useRemoveAdditionMutation } = injectCalls(({ changeSome }) => ({
  // Who was refused is shown the order as it is now.
  addLines: changeSome('POST /api/orders/{orderId}/addition', ['Order']),
  removeAddition: changeSome('DELETE /api/orders/{orderId}/addition', ['Order']),
}));
