import { injectCalls } from '../calls.ts';

export const { useListActivityQuery } = injectCalls(({ readPage }) => ({
  listActivity: readPage('GET /api/admin/activity'),
}));
