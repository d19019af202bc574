import { change, read } from '../calls.ts';

export const useGetReadinessQuery = read('GET /api/admin/reports/readiness');
export const useGetSamplesQuery = read('GET /api/elixirs/samples', ['Elixir']);
export const useRemoveSamplesMutation = change('DELETE /api/elixirs/samples', ['Elixir', 'Flower']);
export const useRestoreSamplesMutation = change('POST /api/elixirs/samples', ['Elixir', 'Flower']);
