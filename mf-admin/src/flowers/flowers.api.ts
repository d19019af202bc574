import { injectCalls } from '../calls.ts';

export const {
  useListFlowersQuery,
  useCreateFlowerMutation,
  useUpdateFlowerMutation,
  useDeleteFlowerMutation,
} = injectCalls(({ read, change }) => ({
  listFlowers: read('GET /api/flowers', ['Flower']),
  createFlower: change('POST /api/flowers', ['Flower']),
  updateFlower: change('PATCH /api/flowers/{id}', ['Flower']),
  deleteFlower: change('DELETE /api/flowers/{id}', ['Flower']),
}));
