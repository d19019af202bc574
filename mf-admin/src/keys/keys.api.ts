import { change, changeSome, read } from '../calls.ts';

/** The keys of the shop's accounts: what is stored, and the results of their tests. */
export const useGetKeysQuery = read('GET /api/admin/keys', ['Keys'], { keepUnusedDataFor: 0 });
export const useSaveKeysMutation = change('PUT /api/admin/keys', ['Keys']);
// The account's answer may take long.
export const useProbeKeysMutation = changeSome('POST /api/admin/keys/{account}/probe', [], {
  timeoutMs: 30_000,
});
