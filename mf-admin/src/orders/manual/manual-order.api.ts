import type { Answer, CallInput } from '@shop/contracts/client';
import { injectCalls, requestOf } from '../../calls.ts';

const PREVIEW = 'POST /api/orders/preview';

export const { useWriteOrderMutation, usePreviewOrderQuery } = injectCalls(({ build, change }) => ({
  writeOrder: change('POST /api/orders', ['Order']),
  // Rules and prices may have changed when it is asked again.
  previewOrder: build.query<Answer<typeof PREVIEW>, CallInput<typeof PREVIEW>>({
    query: (given) => requestOf(PREVIEW, given),
    keepUnusedDataFor: 0,
  }),
}));
