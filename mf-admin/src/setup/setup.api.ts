import { injectCalls } from '../calls.ts';

export const {
  useGetReadinessQuery,
  useGetShownSettingsQuery,
  useGetSamplesQuery,
  useRemoveSamplesMutation,
  useRestoreSamplesMutation,
} = injectCalls(({ read, change }) => ({
  /** What everybody reads of the shop: a page that is open for long has that of its beginning. */
  getShownSettings: read('GET /api/settings'),
  getReadiness: read('GET /api/admin/reports/readiness'),
  getSamples: read('GET /api/elixirs/samples', ['Elixir']),
  removeSamples: change('DELETE /api/elixirs/samples', ['Elixir', 'Flower']),
  restoreSamples: change('POST /api/elixirs/samples', ['Elixir', 'Flower']),
}));
