import { injectCalls } from '../../calls.ts';

/** Carriers answer slowly. */
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
  // A failed call may still have bought the label.
  buyLabel: changeSome('POST /api/orders/{orderId}/label', ['Order'], PATIENCE),
  noteNotBought: changeSome('POST /api/orders/{orderId}/label/not-bought', ['Order'], PATIENCE),
  cancelLabel: changeSome('DELETE /api/orders/{orderId}/label', ['Order'], PATIENCE),
}));
