import { change, read } from '../calls.ts';

export const useListFlowersQuery = read('GET /api/flowers', ['Flower']);
export const useCreateFlowerMutation = change('POST /api/flowers', ['Flower']);
// Products and lots have the flower's name.
export const useUpdateFlowerMutation = change('PATCH /api/flowers/{id}', ['Flower', 'Elixir', 'Lot']);
export const useDeleteFlowerMutation = change('DELETE /api/flowers/{id}', ['Flower']);
