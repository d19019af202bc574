import type { Answer, CallInput } from '@shop/contracts/client';
import { change, query, requestOf } from '../../calls.ts';

const PREVIEW = 'POST /api/orders/preview';

export const useWriteOrderMutation = change('POST /api/orders', ['Order']);
// Not cached: rules and prices may have changed.
export const usePreviewOrderQuery = query<Answer<typeof PREVIEW>, CallInput<typeof PREVIEW>>(PREVIEW, {
  query: (given) => requestOf(PREVIEW, given),
  keepUnusedDataFor: 0,
});
