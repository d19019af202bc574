import { injectCalls } from '../calls.ts';

export const {
  useGetReadinessQuery,
  useGetSamplesQuery,
  useRemoveSamplesMutation,
  useRestoreSamplesMutation,
} = injectCalls(({ read, change }) => ({
  getReadiness: read('GET /api/admin/reports/readiness'),
  getSamples: read('GET /api/elixirs/samples', ['Elixir']),
  removeSamples: change('DELETE /api/elixirs/samples', ['Elixir', 'Flower']),
  restoreSamples: change('POST /api/elixirs/samples', ['Elixir', 'Flower']),
}));
