import { changeSome, read } from '../../calls.ts';

/** Carriers answer slowly. */
const PATIENCE = { timeoutMs: 40_000 };

export const useGetLabelDeskQuery = read('GET /api/orders/{orderId}/label', ['Order'], {
  keepUnusedDataFor: 0,
});
export const useAskRatesMutation = changeSome('POST /api/orders/{orderId}/label/rates', [], PATIENCE);
// A failed call may still have bought the label.
export const useBuyLabelMutation = changeSome('POST /api/orders/{orderId}/label', ['Order'], PATIENCE);
export const useNoteNotBoughtMutation = changeSome(
  'POST /api/orders/{orderId}/label/not-bought',
  ['Order'],
  PATIENCE,
);
export const useCancelLabelMutation = changeSome('DELETE /api/orders/{orderId}/label', ['Order'], PATIENCE);
