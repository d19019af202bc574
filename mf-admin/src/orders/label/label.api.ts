import { injectCalls } from '../../calls.ts';

/** Carriers take their time. */
const PATIENCE = { timeoutMs: 40_000 };

export const {
  useGetLabelDeskQuery,
  useAskRatesMutation,
  useBuyLabelMutation,
  useNoteNotBoughtMutation,
  useCancelLabelMutation,
} = injectCalls(({ read, changeSome }) => ({
  getLabelDesk: read('GET /api/orders/{orderId}/label', ['Order'], { keepUnusedDataFor: 0 }),
  askRates: changeSome('POST /api/orders/{orderId}/label/rates', [], PATIENCE),
  // After a failure it may be bought all the same.
  buyLabel: changeSome('POST /api/orders/{orderId}/label', ['Order'], PATIENCE),
  noteNotBought: changeSome('POST /api/orders/{orderId}/label/not-bought', ['Order'], PATIENCE),
  cancelLabel: changeSome('DELETE /api/orders/{orderId}/label', ['Order'], PATIENCE),
}));
