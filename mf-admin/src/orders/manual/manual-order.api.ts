import type { Answer, CallInput } from '@shop/contracts/client';
import { injectCalls, requestOf } from '../../calls.ts';

const PREVIEW = 'POST /api/orders/preview';

export const { useWriteOrderMutation, usePreviewOrderQuery } = injectCalls(({ build, change }) => ({
  writeOrder: change('POST /api/orders', ['Order']),
  // Not cached: rules and prices may have changed.
  previewOrder: build.query<Answer<typeof PREVIEW>, CallInput<typeof PREVIEW>>({
    query: (given) => requestOf(PREVIEW, given),
    keepUnusedDataFor: 0,
  }),
}));
