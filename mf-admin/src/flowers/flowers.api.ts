import { change, read } from '../calls.ts';

export const useListFlowersQuery = read('GET /api/flowers', ['Flower']);
export const useCreateFlowerMutation = change('POST /api/flowers', ['Flower']);
export const useUpdateFlowerMutation = change('PATCH /api/flowers/{id}', ['Flower']);
export const useDeleteFlowerMutation = change('DELETE /api/flowers/{id}', ['Flower']);
