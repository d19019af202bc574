import { injectCalls } from '../calls.ts';

/** The keys of the shop's accounts: what is stored of them, and what the accounts say. */
export const { useGetKeysQuery, useSaveKeysMutation, useProbeKeysMutation } = injectCalls(
  ({ read, change, changeSome }) => ({
    getKeys: read('GET /api/admin/keys', ['Keys'], { keepUnusedDataFor: 0 }),
    saveKeys: change('PUT /api/admin/keys', ['Keys']),
    // An account may take its time.
    probeKeys: changeSome('POST /api/admin/keys/{account}/probe', [], { timeoutMs: 30_000 }),
  }),
);
