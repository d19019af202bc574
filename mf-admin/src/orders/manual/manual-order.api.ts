import { injectCalls } from '../../calls.ts';

export const { useWriteOrderMutation } = injectCalls(({ change }) => ({
  writeOrder: change('POST /api/orders', ['Order']),
}));
