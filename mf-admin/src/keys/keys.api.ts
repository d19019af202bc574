import { injectCalls } from '../calls.ts';

/** The keys of the shop's accounts: what is stored, and the results of their tests. */
export const { useGetKeysQuery, useSaveKeysMutation, useProbeKeysMutation } = injectCalls(
  ({ read, change, changeSome }) => ({
    getKeys: read('GET /api/admin/keys', ['Keys'], { keepUnusedDataFor: 0 }),
    saveKeys: change('PUT /api/admin/keys', ['Keys']),
    // The account's answer may take long.
    probeKeys: changeSome('POST /api/admin/keys/{account}/probe', [], { timeoutMs: 30_000 }),
  }),
);
